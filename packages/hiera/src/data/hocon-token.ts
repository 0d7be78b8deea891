type ValueKind = 'STRING' | 'NUMBER' | 'BOOLEAN' | 'NULL';
type Punctuation = '{' | '}' | '[' | ']' | ',' | '=' | ':' | '+=';

/** A piece of a HOCON text. `text` is what it says, `source` how it is written. */
export interface HoconToken {
  readonly kind: ValueKind | Punctuation | 'unquoted' | 'substitution' | 'newline' | 'comment' | 'problem' | 'end';
  readonly text: string;
  readonly source: string;
  readonly line: number;
  /** What stands between the braces of a substitution. */
  readonly inner?: readonly HoconToken[];
  readonly optional?: boolean;
}

/** A text that is no HOCON, or whose references lead nowhere; the message begins with the line where there is one. */
export class HoconError extends Error {
  override readonly name = 'HoconError';

  static at(line: number | string, message: string): HoconError {
    return new HoconError(`String: ${line}: ${message}`);
  }
}

const SIMPLE: ReadonlySet<string> = new Set(['STRING', 'NUMBER', 'BOOLEAN', 'NULL', 'unquoted']);

/** Whether a token may be part of a key. */
export function isText(token: HoconToken): boolean {
  return SIMPLE.has(token.kind);
}

/** Whether white space between this and another of its like counts. */
export function isSimple(token: HoconToken): boolean {
  return isText(token) || token.kind === 'substitution';
}

export function beginsValue(token: HoconToken): boolean {
  return isSimple(token) || token.kind === '{' || token.kind === '[';
}

/** A token as messages name it. */
export function described(token: HoconToken): string {
  switch (token.kind) {
    case 'end':
      return 'end of file';
    case 'newline':
      return 'NEWLINE';
    case 'problem':
      return `'${token.source}' (${token.text})`;
    case 'comment':
      return `'${token.source}' (COMMENT)`;
    case 'substitution':
      return `'${token.source}'`;
    case 'STRING':
    case 'NUMBER':
    case 'BOOLEAN':
    case 'NULL':
      return `'${token.text}' (${token.kind})`;
    default:
      return `'${token.text}'`;
  }
}
