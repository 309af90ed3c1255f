import { describe, expect, it } from "vitest";
import { formFields } from "../../server/http/form-fields.ts";

const FORM = "application/x-www-form-urlencoded";

function read(body: string, type = FORM): Promise<ReadonlyMap<string, string> | null> {
  return formFields(new Request("http://127.0.0.1/", { method: "POST", headers: { "content-type": type }, body }));
}

describe("the fields of a form", () => {
  it("are read by their names, empty ones too", async () => {
    expect(await read("intent=send&email=a%40b.example&note=")).toEqual(
      new Map([
        ["intent", "send"],
        ["email", "a@b.example"],
        ["note", ""],
      ]),
    );
  });

  it("leave out a field that was sent twice or more often", async () => {
    expect(await read("to=/stats&x=1&to=/my&y=2&x=1&x=3")).toEqual(new Map([["y", "2"]]));
  });

  it("of another kind of body are none", async () => {
    expect(await read("a=1", "text/plain")).toBeNull();
    expect(await read("a=1", `${FORM}; charset=utf-8`)).toEqual(new Map([["a", "1"]]));
  });

  it("are as many as a body holds", async () => {
    const names = Array.from({ length: 18_000 }, (_, index) => index.toString(36));
    const fields = await read(`${names.join("&")}&0`);
    expect(fields?.size).toBe(names.length - 1);
  });
});
