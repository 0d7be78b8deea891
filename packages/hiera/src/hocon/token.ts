import { formatMessage, type Message, type MessageParameters } from '@pptjs/runtime/internal';

/** The kinds of tokens that are text: they can be part of a key or a value. */
export type TextKind = 'STRING' | 'NUMBER' | 'BOOLEAN' | 'NULL' | 'unquoted';
type Punctuation = '{' | '}' | '[' | ']' | ',' | '=' | ':' | '+=';

/** A token of a HOCON text. `text` is its value, `source` the text as it is written. */
export interface HoconToken {
  readonly kind: TextKind | Punctuation | 'substitution' | 'newline' | 'comment' | 'problem' | 'end';
  readonly text: string;
  readonly source: string;
  readonly line: number;
  /** For a substitution: the tokens between its braces. */
  readonly inner?: readonly HoconToken[];
  /** For a substitution: whether it may have no value (`${?path}`). */
  readonly optional?: boolean;
}

/** A text that is not HOCON, or a substitution without a value. The message starts with the line if one is known. */
export class HoconError extends Error {
  override readonly name = 'HoconError';
  /** From 1. Undefined if the line is unknown. */
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }

  static at<M extends Message>(line: number | string, message: M, parameters: MessageParameters<M>): HoconError {
    const number = typeof line === 'number' ? line : undefined;
    return new HoconError(`String: ${line}: ${formatMessage(message, parameters)}`, number);
  }
}

const TEXT_KINDS: ReadonlySet<string> = new Set(['STRING', 'NUMBER', 'BOOLEAN', 'NULL', 'unquoted']);

/** Whether the token can be part of a key. */
export function isText(token: HoconToken): token is HoconToken & { readonly kind: TextKind } {
  return TEXT_KINDS.has(token.kind);
}

/** Whether white space between this token and another such token is part of the value. */
export function keepsSpace(token: HoconToken): boolean {
  return isText(token) || token.kind === 'substitution';
}

/** Whether a value can start with the token. */
export function startsValue(token: HoconToken): boolean {
  return keepsSpace(token) || token.kind === '{' || token.kind === '[';
}

/** Describes a token for a message. */
export function describeToken(token: HoconToken): string {
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
