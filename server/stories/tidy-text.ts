/** A text as somebody wrote it. */
interface WrittenText {
  headline: string;
  markdown: string;
}

/**
 * A model's text in the house's form: no emphasis, headings of one level, no headline in the text, nothing that cannot be
 * seen. Takes signs away and adds no word. `markdown` is read line by line, so its length must have been checked before.
 */
export function tidyText({ headline, markdown }: WrittenText): WrittenText {
  const lines = visible(markdown)
    .split("\n")
    .map((line) => tidyLine(line.trim()))
    .filter((line) => !/^(?:-{3,}|={3,}|\*{3,}|_{3,})$/.test(line));
  const firstWords = lines.findIndex((line) => line !== "");
  const body = lines[firstWords]?.startsWith("# ") === true ? lines.slice(firstWords + 1) : lines;
  return {
    headline: withoutEmphasis(visible(headline).replaceAll(/\s+/g, " ").trim().replace(/^#+ /, ""))
      .replace(/(?<!\bSr|\bJr)\.$/, "")
      .trim(),
    markdown: body
      .map((line) => line.replace(/^#{1,6} /, "## "))
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim(),
  };
}

/** Control characters, and those that are there and not seen, are no part of a word. */
function visible(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\p{Zs}\t]/gu, " ")
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}]|(?!\n)\p{Cc}/gu, "");
}

function tidyLine(line: string): string {
  // A line in bold alone is a heading in some models' hands.
  const bold = /^\*\*([^*]{3,60}?):?\*\*:?$/.exec(line)?.[1];
  return bold === undefined ? withoutEmphasis(line.replace(/ {2,}/g, " ")) : `## ${bold}`;
}

function withoutEmphasis(line: string): string {
  return line
    .replaceAll(/\*{2,3}|_{2,3}/g, "")
    .replaceAll(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, "")
    .replaceAll(/\\([.!\-'()*_&])/g, "$1");
}
