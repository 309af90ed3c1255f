/** See `command-options.mjs`. */
export declare const COMMAND_OPTIONS: Readonly<Record<string, readonly string[] | undefined>>;
