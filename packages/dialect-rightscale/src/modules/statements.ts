/** The functions that the statements of a compiled module call. */
import { fail, RightScaleError } from '../errors/error.js';
import { checkElementCount, currentEvaluation, useError } from '../evaluation/evaluation.js';
import { append, type Index, index, replace } from '../operators/slices.js';
import { DateTime } from '../values/date-time.js';
import { Float } from '../values/numbers.js';
import { Range, rangeElements } from '../values/range.js';
import { ResourceCollection } from '../values/resource-collection.js';
import { print, textOf } from '../values/text.js';
import { describeType, elementsOf, isInteger, truthy, type Value } from '../values/value.js';

/** The number of a literal with a point or an exponent. */
export function float(value: number): Float {
  return new Float(value);
}

/** The date/time of a literal, from its text in ISO 8601. */
export function dateTime(iso: string): DateTime {
  return new DateTime(Date.parse(iso) / 1000);
}

/** `[first..last]` as a value. */
export function range(first: Value, last: Value): Range {
  if (isInteger(first) && isInteger(last)) return new Range(first, last);
  if (typeof first === 'string' && typeof last === 'string') return new Range(first, last);
  return fail('range-bounds', { first: describeType(first), last: describeType(last) });
}

/** `{ key: value }` */
export function hash(entries: Readonly<Record<string, Value>> = {}): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries));
}

/** A hash from keys and values in turn. */
export function hashOfPairs(...pairs: readonly Value[]): ReadonlyMap<string, Value> {
  const entries = new Map<string, Value>();
  for (let at = 0; at < pairs.length; at += 2) {
    const key = pairs[at] ?? null;
    if (typeof key !== 'string') return fail('key-type', { type: describeType(key) });
    entries.set(key, pairs[at + 1] ?? null);
  }
  return entries;
}

/** The value of `left && right`: the right operand if the left one is neither false nor null. */
export function and(left: Value, right: () => Value): Value {
  return truthy(left) ? right() : left;
}

/** The value of `left || right`: the left operand if it is neither false nor null. */
export function or(left: Value, right: () => Value): Value {
  return truthy(left) ? left : right();
}

/** The value of a global variable or a special variable; null if it has none. */
export function global(name: string): Value {
  return currentEvaluation()?.globals.get(name) ?? null;
}

/** The collection of a global reference. */
export function globalReference(name: string): Value {
  return currentEvaluation()?.globals.get(name) ?? uninitialized(name);
}

/** Assigns a global variable. A global reference only takes collections. */
export function setGlobal(name: string, value: Value): Value {
  const checked = name.startsWith('@') ? reference(value, name) : value;
  currentEvaluation()?.globals.set(name, checked);
  return checked;
}

/** Fails: a reference is read before it has a value. */
export function uninitialized(name: string): never {
  return fail('uninitialized-reference', { name });
}

/** The value of a reference that may have none. */
export function initialized(value: Value | undefined, name: string): Value {
  return value ?? uninitialized(name);
}

/** The value of a variable that may have none. */
export function valueOrNull(value: Value | undefined): Value {
  return value ?? null;
}

/** Checks the value that is assigned to a reference. */
export function reference(value: Value, name: string): ResourceCollection {
  return value instanceof ResourceCollection ? value : fail('not-a-collection', { name, type: describeType(value) });
}

/** The elements of an array that is assigned to several variables. */
export function valuesOf(value: Value, count: number): readonly Value[] {
  const elements = elementsOf(value);
  const actual = elements?.length ?? 1;
  if (elements === null || actual !== count) return fail('values', { actual: String(actual), expected: String(count) });
  return elements;
}

/** `container[path…] << value << value`: the container with the longer array. */
export function appendAt(container: Value, path: readonly Index[], ...values: readonly Value[]): Value {
  const array = path.reduce<Value>((base, key) => index(base, key), container);
  return replace(container, path, values.reduce(append, array));
}

/** The elements of an array or a range, or a collection for each resource, for a loop. Counts a step for each. */
export function each(value: Value, statement = 'foreach'): readonly Value[] {
  const items = itemsOf(value, statement);
  currentEvaluation()?.use(items.length);
  return items;
}

function itemsOf(value: Value, statement: string): readonly Value[] {
  if (value instanceof ResourceCollection) return value.hrefs.map((href) => value.with([href]));
  if (value instanceof Range) return rangeElements(value);
  const elements = elementsOf(value);
  if (elements === null) return fail('iterate', { statement: `'${statement}'`, type: describeType(value) });
  // The body of the loop may change the variable, which does not change the loop.
  return elements === value ? elements : elements.slice();
}

/** `map … return $y do … end`. An iteration whose result is undefined adds nothing. */
export function map(value: Value, iteration: (item: Value) => Value | undefined): Value {
  return each(value, 'map')
    .map(iteration)
    .filter((result) => result !== undefined);
}

/** `map … return @y do … end`: one collection with the resources of all results. */
export function mapToCollection(value: Value, iteration: (item: Value) => Value | undefined): Value {
  return joinedCollections(each(value, 'map').map(iteration));
}

/** `map … return $y, @z do … end`: an array or a collection for each name. */
export function mapToSeveral(
  value: Value,
  names: readonly string[],
  iteration: (item: Value) => readonly (Value | undefined)[],
): readonly Value[] {
  const results = each(value, 'map').map(iteration);
  return names.map((name, at) => {
    const column = results.map((result) => result[at]);
    return name.startsWith('@') ? joinedCollections(column) : column.filter((result) => result !== undefined);
  });
}

/** Without any result, the type of the collection is unknown, and its name is empty. */
function joinedCollections(results: readonly (Value | undefined)[]): ResourceCollection {
  const collections = results.filter((result) => result instanceof ResourceCollection);
  const type = collections[0]?.type ?? '';
  const other = collections.find((collection) => collection.type !== type);
  if (other !== undefined) return fail('collection-types', { operator: 'map', left: type, right: other.type });
  const hrefs = collections.flatMap((collection) => collection.hrefs);
  checkElementCount(hrefs.length);
  return new ResourceCollection(type, hrefs);
}

/** `rs_cm.servers.empty()` */
export function emptyCollection(type: string): ResourceCollection {
  return new ResourceCollection(type, []);
}

/** `@servers.href`: the href of the first resource; null if there is none. */
export function href(collection: Value): Value {
  return hrefs(collection)[0] ?? null;
}

/** `@servers.href[]` */
export function hrefs(collection: Value): readonly Value[] {
  return reference(collection, "the value before '.href'").hrefs;
}

/** `raise "message"` */
export function raise(message: Value = null): never {
  return fail('raised', { message: message === null ? 'The script raised an error' : textOf(message) });
}

/** `assert value` */
export function assert(value: Value): void {
  if (!truthy(value)) fail('assertion', { value: print(value) });
}

/** Fails: only RightScale's API can evaluate something. */
export function needsApi(what: string): never {
  return fail('needs-api', { what });
}

/** Fails: only RightScale's engine can run something. */
export function needsEngine(what: string): never {
  return fail('needs-engine', { what });
}

/** Fails: a definition of another package is called. */
export function unknownDefinition(name: string): never {
  return fail('unknown-definition', { name });
}

/** The failures that protect the host. No handler catches them. */
const BOUNDS: ReadonlySet<string> = new Set(['steps', 'depth', 'size', 'nesting']);

/** `on_error: skip`: ignores an error of the script, and throws any other error again. */
export function skipError(error: unknown): void {
  if (!(error instanceof RightScaleError) || BOUNDS.has(error.code)) throw error;
  useError();
}

/**
 * `on_error: handler()`: calls the handler, which finds the error in `$_error` and sets `$_error_behavior`.
 *
 * @returns `skip` or `retry`; with any other behavior, the error is thrown again
 */
export function handleError(error: unknown, handler: () => unknown): 'skip' | 'retry' {
  skipError(error);
  const { code, message } = error as RightScaleError;
  const globals = currentEvaluation()?.globals;
  globals?.set(
    '$_error',
    new Map<string, Value>([
      ['type', code === 'raised' ? 'user' : code],
      ['message', message],
    ]),
  );
  globals?.delete('$_error_behavior');
  handler();
  const behavior = globals?.get('$_error_behavior');
  globals?.delete('$_error');
  globals?.delete('$_error_behavior');
  if (behavior === 'skip' || behavior === 'retry') return behavior;
  throw error;
}
