/**
 * The text of Puppet comments as JavaScript comments. The text is data: it cannot end its comment, and tools do not read
 * instructions from it.
 */

/** The characters besides `\n` that end a line in JavaScript. */
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;

/** Source maps and annotations of calls, which browsers, Node and bundlers find anywhere in a comment. */
const URL_PRAGMA = /(source(?:Mapping)?URL)(?==)/gi;
const CALL_PRAGMA = /([@#])(?=__[A-Z_]+__)/g;

/** Finds out quickly whether one of these expressions may match. */
function isSuspicious(text: string): boolean {
  return /[=\r\u2028\u2029]|__/.test(text);
}

/** Returns the text with spaces where JavaScript would end the line or a tool would read an instruction. */
function disarmed(text: string): string {
  if (!isSuspicious(text)) return text.trimEnd();
  return text.replace(LINE_ENDS, ' ').replace(URL_PRAGMA, '$1 ').replace(CALL_PRAGMA, '$1 ').trimEnd();
}

/**
 * Returns the JavaScript comment for a Puppet comment: `# …`, a block comment, or the template comment `<%# … %>`.
 *
 * @param column the number of characters before the comment on its line, by which a block comment is indented
 */
export function commentLines(text: string, column: number): readonly string[] {
  if (!text.startsWith('/*')) return contentLines(text).map(lineComment);
  const [first = '', ...rest] = text.split('\n').map(disarmed);
  return [first, ...rest.map((line) => withoutIndentation(line, column))];
}

function lineComment(line: string): string {
  return line === '' || /^\s/.test(line) ? `//${line}` : `// ${line}`;
}

function contentLines(text: string): string[] {
  if (text.startsWith('<%#')) return text.slice(3, -2).replace(/^-|-$/g, '').trim().split('\n').map(disarmed);
  return [disarmed(text.slice(1))];
}

/** Removes up to `column` characters of white space. A line that continues with `*` keeps one space before it. */
function withoutIndentation(line: string, column: number): string {
  const trimmed = line.trimStart();
  if (trimmed.startsWith('*')) return ` ${trimmed}`;
  return line.slice(Math.min(column, line.length - trimmed.length));
}

/** Returns the JSDoc comment for the comments directly before a definition. */
export function jsDocLines(texts: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const text of texts) {
    if (text.startsWith('/*')) lines.push(...documentationLines(text));
    else lines.push(documentationLine(text.slice(1)));
  }
  const [only] = lines;
  if (only !== undefined && lines.length === 1) return [`/**${only} */`];
  return ['/**', ...lines.map((line) => ` *${line}`), ' */'];
}

/** The lines of a block comment in JSDoc, each with the space before its text. */
function documentationLines(text: string): readonly string[] {
  const lines = text
    .slice(2, -2)
    .split('\n')
    .map((line) => documentationLine(line.replace(/^\s*\*?/, '')));
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

function documentationLine(line: string): string {
  const text = line.includes('*/') ? disarmed(line).replaceAll('*/', String.raw`*\/`) : disarmed(line);
  return text === '' || text.startsWith(' ') ? text : ` ${text}`;
}
