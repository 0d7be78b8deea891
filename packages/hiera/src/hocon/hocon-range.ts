import type { Segment } from '../keys/key.js';
import { type FoundPart, lineRange } from '../text/line-range.js';
import { parsePath } from './path.js';
import { scanTokens } from './scanner.js';
import { type HoconToken, isText, startsValue } from './token.js';

/** An object or list that is open while the tokens are read. */
interface Container {
  readonly path: readonly Segment[];
  readonly isList: boolean;
  /** The index of the next element of a list. */
  index: number;
  /** Whether a key or an element may come next. */
  expectsPart: boolean;
}

/**
 * Finds the member or element that a path of keys and indexes leads to in a HOCON text, for an error. Several members of
 * the same path count as the last one.
 *
 * @returns the last part of the path that the text has; undefined if it does not have the first one
 */
export function findInHocon(text: string, path: readonly Segment[]): FoundPart | undefined {
  let best: { readonly depth: number; readonly token: HoconToken } | undefined;
  for (const { path: partPath, token } of parts(scanTokens(text))) {
    if (partPath.length > path.length || !partPath.every((step, index) => String(step) === String(path[index])))
      continue;
    if (best === undefined || partPath.length >= best.depth) best = { depth: partPath.length, token };
  }
  if (best === undefined) return undefined;
  const { token, depth } = best;
  const lineStart = text.split('\n', token.line - 1).reduce((length, line) => length + line.length + 1, 0);
  const start = text.indexOf(token.source, lineStart);
  return { ...lineRange(text, start, start + token.source.length), depth };
}

/** Lists the members and elements with their first token. */
function* parts(tokens: readonly HoconToken[]): Generator<{ path: readonly Segment[]; token: HoconToken }> {
  const stack: Container[] = [{ path: [], isList: false, index: 0, expectsPart: true }];
  let valuePath: readonly Segment[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const container = stack.at(-1);
    if (token === undefined || container === undefined) return;
    const isFirst = stack.length === 1 && valuePath.length === 0 && token.kind === '{';
    if (token.kind === ',' || token.kind === 'newline') container.expectsPart = true;
    else if (token.kind === '}' || token.kind === ']') stack.pop();
    else if (container.expectsPart && !isFirst && (container.isList ? startsValue(token) : isText(token))) {
      container.expectsPart = false;
      if (container.isList) valuePath = [...container.path, container.index++];
      else {
        const key = [token];
        while (isText(tokens[at + 1] ?? token) && at + 1 < tokens.length) key.push(tokens[++at] ?? token);
        valuePath = [...container.path, ...parsePath(key)];
      }
      yield { path: valuePath, token };
    }
    if (token.kind === '{' || token.kind === '[')
      stack.push({ path: valuePath, isList: token.kind === '[', index: 0, expectsPart: true });
  }
}
