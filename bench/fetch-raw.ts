import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { CannotMeasure } from "./cannot-measure.ts";

/** An answer as it came over the wire: the body is still compressed. */
export interface RawAnswer {
  /** Name, value, name, value, as they were sent. */
  rawHeaders: string[];
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Asks for an address in an encoding. Throws for anything but 200 in that encoding. */
export async function fetchRaw(address: string, encoding: "br" | "gzip" | "identity"): Promise<RawAnswer> {
  const answered = Promise.withResolvers<RawAnswer>();
  const request = get(address, { headers: { "accept-encoding": encoding }, agent: false }, (response) => {
    const { statusCode, rawHeaders, headers } = response;
    const sent = headers["content-encoding"] ?? "identity";
    if (statusCode !== 200 || sent !== encoding) {
      response.resume();
      answered.reject(new CannotMeasure(`${address} answered ${statusCode} as ${sent}, not 200 as ${encoding}`));
      return;
    }
    buffer(response).then((body) => answered.resolve({ rawHeaders, headers, body }), answered.reject);
  });
  request.on("error", answered.reject);
  return answered.promise;
}
