/** Words of which what is in braces stays where there is room, and in what is read aloud. No component: a page has hundreds of them. */
export function braced(words: string) {
  return words.split(/[{}]/).map((part, index) =>
    // The parts of a sentence are what they are by their place in it: every other one stood in braces.
    index % 2 === 1 ? (
      <span key={index} className={part.startsWith(" ") ? "fn yards" : "fn"}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
