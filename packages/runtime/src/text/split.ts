/** Splits a text at each occurrence of another text, which is not empty. Empty parts at the end are left out. */
export function splitAt(text: string, separator: string): string[] {
  return withoutEmptyEnd(partsBetween(text, separator));
}

/** As `text.split(separator)`, which is a call of the engine's native code and takes twice as long for short texts. */
function partsBetween(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let end = text.indexOf(separator); end !== -1; end = text.indexOf(separator, start)) {
    parts.push(text.slice(start, end));
    start = end + separator.length;
  }
  parts.push(text.slice(start));
  return parts;
}

/** Removes empty texts from the end of a list. */
export function withoutEmptyEnd(parts: string[]): string[] {
  while (parts.at(-1) === '') parts.pop();
  return parts;
}
