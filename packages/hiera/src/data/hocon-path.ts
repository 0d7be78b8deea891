import { described, HoconError, type HoconToken, isText } from './hocon-token.js';

/** The names that lead to a value, from the outside in. */
export type HoconPath = readonly string[];

/**
 * Reads a key, or what stands between the braces of a substitution: dots part it but in quotes, inner white space
 * counts.
 *
 * @param line where it stands, for messages; keys have none
 * @throws {HoconError} where a name is missing or a token is no part of a path
 */
export function hoconPath(tokens: readonly HoconToken[], line?: number): HoconPath {
  const failed = (message: string, at = line): HoconError =>
    at === undefined ? new HoconError(message) : HoconError.at(at, message);
  if (tokens.length === 0) throw failed('Expecting a field name or path here, but got nothing');
  const names: string[] = [];
  let name = '';
  let quoted = false;
  const finish = (): void => {
    if (name === '' && !quoted)
      throw failed(
        'path has a leading, trailing, or two adjacent period \'.\' (use quoted "" empty string if you want an empty element)',
      );
    names.push(name);
    name = '';
    quoted = false;
  };
  for (const token of tokens) {
    if (token.kind === 'STRING') {
      name += token.text;
      quoted = true;
    } else if (isText(token)) {
      const [first, ...rest] = token.text.split('.') as [string, ...string[]];
      name += first;
      for (const part of rest) {
        finish();
        name = part;
      }
    } else {
      throw failed(
        `Token not allowed in path expression: ${described(token)} (you can double-quote this token if you really want it here)`,
        line === undefined ? line : pathErrorLine(token),
      );
    }
  }
  finish();
  return names;
}

/** A line end, and the comment before it, count for the line after it. */
function pathErrorLine(token: HoconToken): number {
  return token.kind === 'newline' || token.kind === 'comment' ? token.line + 1 : token.line;
}

/** A path as it would be written. */
export function writtenPath(path: HoconPath): string {
  return path.map((name) => (/^[\p{L}\p{N}_-]+$/u.test(name) ? name : JSON.stringify(name))).join('.');
}
