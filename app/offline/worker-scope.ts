/** An event whose work the browser waits for before it stops the worker. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of one of the site's windows. */
export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  /** The window that asks; empty for a request that makes a window. */
  readonly clientId: string;
  /** The browser's own answer to a navigation, begun while the worker woke; undefined where there is none. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Response | Promise<Response>): void;
}

/** A window of the site. */
export interface WindowClient {
  readonly url: string;
  navigate(url: string): Promise<unknown>;
  focus(): Promise<unknown>;
  postMessage(message: string): void;
}

/** A message of the push service. */
interface PushEvent extends WaitingEvent {
  readonly data: { text(): string } | null;
}

/** A press on a notification. */
interface NotificationEvent extends WaitingEvent {
  readonly notification: Notification;
}

interface WorkerEvents {
  push: PushEvent;
  notificationclick: NotificationEvent;
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
}

/** What is used here of a service worker's global object: the types of a page, which all other files have, know none of it. */
export interface WorkerScope {
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
  skipWaiting(): Promise<void>;
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<WindowClient | undefined>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
}
