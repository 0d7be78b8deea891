/** Comments before definitions as JSDoc. The comments have the tags of Puppet Strings. */
import { firstIndex, isAdjacent, isStartOfLine, type SourceRange } from '../../text/index.js';
import type { Program } from '../ast/nodes.js';
import { commentRanges } from '../ast/shapes.js';

/** The documentation of a definition or of a part of it, as lines of text without delimiters. */
export type Documentation = readonly string[];

/** The documentation of a definition. */
export interface DefinitionDocumentation {
  /** Everything but the descriptions of parameters and of the result. */
  readonly text: Documentation;
  /** The descriptions of the parameters by name. */
  readonly parameters: ReadonlyMap<string, Documentation>;
  /** The descriptions of the result. */
  readonly returns: Documentation;
}

/** Finds the comments directly before definitions. */
export class Comments {
  readonly #source: string;
  /** In the order of the source. */
  readonly #ranges: readonly SourceRange[];

  constructor(program: Program) {
    this.#source = program.sourceText;
    this.#ranges = commentRanges(program);
  }

  /** Returns the lines of the comments that end directly before an offset, without delimiters. */
  before(offset: number): Documentation {
    const end = firstIndex(this.#ranges.length, (index) => (this.#ranges[index]?.end ?? 0) > offset);
    let first = end;
    for (let start = offset; first > 0; first--) {
      const comment = this.#ranges[first - 1];
      if (comment === undefined || !this.#isDirectlyBefore(comment, start)) break;
      start = comment.start;
    }
    const lines: string[] = [];
    for (let index = first; index < end; index++) {
      const range = this.#ranges[index]!;
      addContentLines(this.#source.slice(range.start, range.end), lines);
    }
    return lines;
  }

  /** Whether a comment starts its line, and nothing but one line end is between it and an offset. */
  #isDirectlyBefore({ start, end }: SourceRange, offset: number): boolean {
    return isAdjacent(this.#source, end, offset) && isStartOfLine(this.#source, start);
  }
}

/** Adds the lines of a comment without delimiters and the space after them. */
function addContentLines(comment: string, lines: string[]): void {
  if (comment.startsWith('/*')) {
    for (const line of comment.slice(2, -2).split('\n')) lines.push(withoutSpace(line.replace(/^\s*\*?/, '')));
  } else lines.push(withoutSpace(comment.slice(1)));
}

function withoutSpace(line: string): string {
  return (line.startsWith(' ') ? line.slice(1) : line).trimEnd();
}

const NO_DOCUMENTATION: DefinitionDocumentation = { text: [], parameters: new Map(), returns: [] };

/** `@param [Type] name text` or `@param name text`. The type is that of the code. */
const PARAMETER = /^@param(?:\s+\[[^\]]*\])?\s+\*?(\w+)(?:\s+\[[^\]]*\])?\s*(.*)$/;
const RETURNS = /^@returns?(?:\s+\[[^\]]*\])?\s*(.*)$/;
const SUMMARY = /^@summary\s*(.*)$/;

/** Reads the tags of a comment. */
export function readDocumentation(lines: Documentation): DefinitionDocumentation {
  if (lines.length === 0) return NO_DOCUMENTATION;
  const text: string[] = [];
  const summary: string[] = [];
  const returns: string[] = [];
  const parameters = new Map<string, string[]>();
  let current = text;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    if (line.startsWith('@')) {
      const parameter = PARAMETER.exec(line);
      const result = parameter === null ? RETURNS.exec(line)?.[1] : undefined;
      const short = parameter === null ? SUMMARY.exec(line)?.[1] : undefined;
      if (parameter !== null) parameters.set(parameter[1] ?? '', (current = [parameter[2] ?? '']));
      else if (result !== undefined) (current = returns).push(result);
      else if (short !== undefined) (current = summary).push(short);
      else (current = text).push(line);
    } else if (current === text) text.push(line);
    else if (line.trim() === '') current = text;
    // Puppet Strings indents the further lines of a tag.
    else current.push(line.trim());
  }
  const [head, body] = [withoutBlankEnds(summary), withoutBlankEnds(text)];
  const separator = head.length > 0 && body.length > 0 ? [''] : [];
  return { text: [...head, ...separator, ...body], parameters, returns };
}

function withoutBlankEnds(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== '');
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
}

/** Returns the JSDoc comment with these lines and a line feed at the end, or an empty text if there are none. */
export function jsDoc(lines: Documentation, indentation = ''): string {
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indentation}/** ${safeLine(lines[0] ?? '')} */\n`;
  let text = `${indentation}/**\n`;
  for (let index = 0; index < lines.length; index++) {
    const line = safeLine(lines[index] ?? '');
    text += line === '' ? `${indentation} *\n` : `${indentation} * ${line}\n`;
  }
  return `${text}${indentation} */\n`;
}

/** The characters that end a comment or a line of JavaScript. */
const UNSAFE = /\*\/|[\r\u2028\u2029]/;

function safeLine(line: string): string {
  if (!UNSAFE.test(line)) return line.trimEnd();
  return line
    .replaceAll('*/', String.raw`*\/`)
    .replaceAll(/[\r\u2028\u2029]/g, ' ')
    .trimEnd();
}
