import { FunctionError } from '../../errors/error.js';
import { functionError, type Message } from '../../errors/messages.js';
import { rubyInspect } from '../../presentation/ruby-text.js';
import { splitDottedKey } from '../../text/dotted-key.js';
import { memoize } from '../../text/memoize.js';
import { DataObject } from '../../types/data-object.js';
import { error } from '../../types/error.js';
import { inferDetailed, inferType } from '../../types/infer.js';
import { shortName } from '../../types/mismatch/names.js';
import type { Block } from '../../values/block.js';
import { hash, PuppetHash } from '../../values/hash.js';
import { isArray, isInteger, type Value } from '../../values/value.js';

const messages = {
  NOT_A_COLLECTION: { text: "'dig' parameter 'data' expects a value of type Undef or Collection, got {type}" },
  SYNTAX_ERROR: { text: 'Syntax error in dotted-navigation string' },
} as const satisfies Record<string, Message>;

/** The path does not fit the data. The block of `get` and `getvar` receives `details`. */
class NavigationError extends FunctionError {
  readonly issue: string;
  readonly details: PuppetHash;

  constructor(issue: 'EXPECTED_INTEGER_INDEX' | 'EXPECTED_COLLECTION', message: string, details: PuppetHash) {
    super(message);
    this.issue = issue;
    this.details = details;
  }
}

/**
 * Follows keys and indexes into a value. Returns undef if there is no value at that path.
 * @throws {FunctionError} if a value on the path is not a collection
 */
export function navigate(data: Value, path: readonly Value[]): Value {
  let at = data;
  for (let i = 0; i < path.length; i++) {
    const key = path[i] as Value;
    if (at === null) return null;
    if (at instanceof PuppetHash) at = at.get(key) ?? null;
    else if (isArray(at)) at = elementAt(at, key, path, i);
    else throw notCollection(path.slice(0, i), at);
  }
  return at;
}

/** Returns the element for the key at an index of a path. */
function elementAt(array: readonly Value[], key: Value, wholePath: readonly Value[], index: number): Value {
  if (key === null) return null;
  if (isInteger(key)) return array.at(Number(key)) ?? null;
  const type = inferType(key);
  const path = wholePath.slice(0, index + 1);
  throw new NavigationError(
    'EXPECTED_INTEGER_INDEX',
    `The given data requires an Integer index at ${rubyInspect(path)}, got '${type}'`,
    hash({ walked_path: path, index_type: type }),
  );
}

function notCollection(path: readonly Value[], value: Value): NavigationError {
  const type = inferType(value);
  return new NavigationError(
    'EXPECTED_COLLECTION',
    `The given data does not contain a Collection at ${rubyInspect(path)}, got '${type}'`,
    hash({ walked_path: path, value_type: type }),
  );
}

/**
 * Implements `get` and `getvar`: follows the path in `text`, and returns the default if there is no value. If the path
 * does not fit the data, calls the block with an Error and returns its result.
 */
export function navigateText(data: Value, text: string, fallback: Value, block: Block | undefined): Value {
  if (data === null) return fallback;
  if (text === '') return data;
  if (data instanceof PuppetHash && isPlainKey(text)) return data.get(text) ?? fallback;
  const path = parsePath(text);
  if (!isArray(data) && !(data instanceof PuppetHash)) {
    throw functionError(messages.NOT_A_COLLECTION, { type: shortName(inferDetailed(data)) });
  }
  try {
    return navigate(data, path) ?? fallback;
  } catch (problem) {
    if (block === undefined || !(problem instanceof NavigationError)) throw problem;
    const { message, details, issue } = problem;
    const attributes = hash({ msg: message, kind: 'SLICE_ERROR', details, issue_code: issue });
    return block(new DataObject(error(), attributes));
  }
}

const COMMA = 0x2c;
const DASH = 0x2d;
const DOT = 0x2e;
const COLON = 0x3a;

/** Whether a path certainly is one key and no index. White space, quotes and the signs of indexes have codes below that of a dot. */
function isPlainKey(text: string): boolean {
  let isName = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= DOT && code !== COMMA && code !== DASH) return false;
    if (code === COMMA || code > COLON) isName = true;
  }
  return isName;
}

const parsePath = memoize((text): readonly Value[] => {
  const path = splitDottedKey(text);
  if (path === undefined) throw functionError(messages.SYNTAX_ERROR, {});
  return path;
});
