import { formatMessage, type Message, type MessageParameters } from '@pptjs/runtime/internal';
import { messages } from './messages.js';
import { describeToken, HoconError, type HoconToken, isText } from './token.js';

/** The keys that lead to a value, the outermost first. */
export type HoconPath = readonly string[];

/**
 * Parses a key or the path of a substitution. Dots outside quotes separate the names; inner white space is part of a
 * name.
 *
 * @param line the line for messages; errors in keys have none
 * @throws {HoconError} if a name is missing or a token is not allowed in a path
 */
export function parsePath(tokens: readonly HoconToken[], line?: number): HoconPath {
  if (tokens.length === 0) throw pathError(line, messages.EMPTY_PATH, {});
  const names: string[] = [];
  let name = '';
  let quoted = false;
  const finishName = (): void => {
    if (name === '' && !quoted) throw pathError(line, messages.EMPTY_NAME, {});
    names.push(name);
    name = '';
    quoted = false;
  };
  for (const token of tokens) {
    if (token.kind === 'STRING') {
      name += token.text;
      quoted = true;
    } else if (isText(token)) {
      for (const [index, part] of token.text.split('.').entries()) {
        if (index > 0) finishName();
        name += part;
      }
    } else {
      const at = line === undefined ? undefined : pathErrorLine(token);
      throw pathError(at, messages.TOKEN_IN_PATH, { token: describeToken(token) });
    }
  }
  finishName();
  return names;
}

function pathError<M extends Message>(
  line: number | undefined,
  message: M,
  parameters: MessageParameters<M>,
): HoconError {
  return line === undefined
    ? new HoconError(formatMessage(message, parameters))
    : HoconError.at(line, message, parameters);
}

/** Errors at a line end, or at a comment before it, are reported for the following line. */
function pathErrorLine(token: HoconToken): number {
  return token.kind === 'newline' || token.kind === 'comment' ? token.line + 1 : token.line;
}

/** Formats a path as it would be written in HOCON. */
export function formatPath(path: HoconPath): string {
  return path.map((name) => (/^[\p{L}\p{N}_-]+$/u.test(name) ? name : JSON.stringify(name))).join('.');
}
