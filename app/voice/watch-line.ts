import { type LineCounts, LineWatch } from "./line-watch.ts";

const LOOK_EVERY_MS = 1_000;

/** Tells when nothing comes over a connection any more, and when it does again; ends with the connection. */
export function watchLine(connection: RTCPeerConnection, onChange: (isUp: boolean) => void): void {
  const watch = new LineWatch();
  let isUp = true;
  const notify = (is: boolean): void => {
    if (is === isUp || connection.connectionState === "closed") return;
    isUp = is;
    onChange(is);
  };
  connection.addEventListener("iceconnectionstatechange", () => {
    if (connection.iceConnectionState === "disconnected") notify(false);
  });
  const timer = setInterval(() => {
    if (connection.connectionState === "closed") return clearInterval(timer);
    void connection.getStats().then((report) => {
      const counts = countsOf(report);
      if (counts !== null) notify(watch.look(counts));
    });
  }, LOOK_EVERY_MS);
}

/** Null where the browser does not count. */
function countsOf(report: RTCStatsReport): LineCounts | null {
  let counts: LineCounts | null = null;
  for (const entry of report.values()) {
    const { type, nominated, packetsReceived, requestsSent, responsesReceived } = Object(entry) as Record<
      string,
      unknown
    >;
    if (type !== "candidate-pair" || nominated !== true) continue;
    if (
      typeof packetsReceived !== "number" ||
      typeof requestsSent !== "number" ||
      typeof responsesReceived !== "number"
    )
      continue;
    counts = { packets: packetsReceived, asked: requestsSent, answered: responsesReceived };
  }
  return counts;
}
