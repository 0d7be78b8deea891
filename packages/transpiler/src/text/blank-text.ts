const LINE_FEED = 0x0a;

/** Whether two places of a source have nothing between them but white space with at most one line end. */
export function isAdjacent(source: string, end: number, start: number): boolean {
  // Most comments have only the line end between them.
  if (start === end + 1 && source.charCodeAt(end) === LINE_FEED) return true;
  return /^[^\S\n]*\n?[^\S\n]*$/.test(source.slice(end, start));
}

/** Whether nothing but white space precedes a place on its line. */
export function isStartOfLine(source: string, offset: number): boolean {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return start === offset || source.slice(start, offset).trim() === '';
}
