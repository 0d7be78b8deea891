import { messages } from '../messages.js';
import type { Handles } from './handles.js';

/** The part of JavaScript that Ruby code reaches through Ruby's extension `js`. */
export interface JavaScriptAccess {
  /** The values that Ruby refers to. They are texts, numbers, Booleans, `undefined` and errors; never other objects. */
  readonly values: Handles<unknown>;
  /** Answers a text that Ruby passes to `JS.eval`. Returns `undefined` if the text is not a request. */
  ask(text: string): string | undefined;
}

/** Access to the memory of the instance. */
export interface InstanceMemory {
  text(address: number, length: number): string;
  store(text: string): { readonly address: number; readonly length: number };
  view(): DataView;
}

/**
 * Creates the functions that Ruby's extension `js` imports, by name.
 *
 * The extension would give Ruby code access to the whole process. Here, `JS.eval` passes its text to the host and
 * returns the answer, and `to_s` of the answer is its text. `JS.global` is `undefined`. Reading a property gives
 * `undefined`, except for the message of an error, which Ruby reads. Everything else fails.
 *
 * A result is written to an address that Ruby passes: a tag (0 success, 1 failure) and the handle of a value.
 */
export function javaScriptImports(
  { values, ask }: JavaScriptAccess,
  { text, store, view }: InstanceMemory,
): ReadonlyMap<string, (...args: number[]) => number | void> {
  const succeed = (at: number, value: unknown): void => writeResult(at, 0, value);
  const refuse = (at: number): void => writeResult(at, 1, new Error(messages.NO_JAVASCRIPT));
  const writeResult = (at: number, tag: number, value: unknown): void => {
    const handle = values.add(value);
    view().setInt8(at, tag);
    view().setInt32(at + 4, handle, true);
  };
  const writeText = (at: number, value: string): void => {
    const { address, length } = store(value);
    view().setInt32(at, address, true);
    view().setInt32(at + 4, length, true);
  };
  return new Map<string, (...args: number[]) => number | void>([
    [
      'eval-js',
      (address = 0, length = 0, at = 0) => {
        const answer = ask(text(address, length));
        if (answer === undefined) refuse(at);
        else succeed(at, answer);
      },
    ],
    ['js-value-to-string', (handle = 0, at = 0) => writeText(at, String(values.get(handle)))],
    ['js-value-typeof', (handle = 0, at = 0) => writeText(at, typeof values.get(handle))],
    [
      'js-value-to-integer',
      (handle = 0, at = 0) => {
        view().setInt8(at, 0);
        view().setFloat64(at + 8, Number(values.get(handle)), true);
      },
    ],
    ['js-value-equal', (left = 0, right = 0) => Number(values.get(left) === values.get(right))],
    ['js-value-strictly-equal', (left = 0, right = 0) => Number(values.get(left) === values.get(right))],
    ['int-to-js-number', (value = 0) => values.add(value)],
    ['float-to-js-number', (value = 0) => values.add(value)],
    ['bool-to-js-bool', (value = 0) => values.add(value === 1)],
    ['string-to-js-string', (address = 0, length = 0) => values.add(text(address, length))],
    ['global-this', () => values.add(undefined)],
    ['is-js', () => 1],
    ['instance-of', () => 0],
    [
      'reflect-get',
      (handle = 0, address = 0, length = 0, at = 0) => {
        const value = values.get(handle);
        succeed(at, value instanceof Error && text(address, length) === 'message' ? value.message : undefined);
      },
    ],
    ['reflect-apply', (_target = 0, _receiver = 0, _list = 0, _length = 0, at = 0) => refuse(at)],
    ['reflect-set', (_target = 0, _address = 0, _length = 0, _value = 0, at = 0) => refuse(at)],
    ['proc-to-js-function', () => values.add(undefined)],
    ['rb-object-to-js-rb-value', () => values.add(undefined)],
    ['export-js-value-to-host', () => {}],
    ['import-js-value-from-host', () => values.add(undefined)],
  ]);
}
