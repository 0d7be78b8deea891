import { checkSize } from '@pptjs/runtime/internal';
import { messages } from './messages.js';
import type { HoconPath } from './path.js';
import { HoconError, type TextKind } from './token.js';

/** The source lines of a value. */
export interface HoconLines {
  readonly first: number;
  readonly last: number;
}

export class HoconScalar {
  constructor(
    readonly type: TextKind,
    /** The text in a concatenation. */
    readonly text: string,
    readonly lines: HoconLines,
  ) {}
}

export class HoconList {
  /** Whether it contains references. */
  readonly hasReferences: boolean;

  constructor(
    readonly elements: readonly HoconValue[],
    readonly lines: HoconLines,
  ) {
    this.hasReferences = elements.some(hasReferences);
  }
}

export class HoconObject {
  /** Whether it contains references. */
  readonly hasReferences: boolean;

  constructor(
    readonly members: ReadonlyMap<string, HoconValue>,
    readonly lines: HoconLines,
    /** Whether it replaced a value that is not an object. Older values of its key are then ignored. */
    readonly sealed = false,
  ) {
    this.hasReferences = [...members.values()].some(hasReferences);
  }
}

/** `${path}`: a reference to another value. It is resolved after the whole text has been read. */
export class HoconReference {
  constructor(
    readonly path: HoconPath,
    readonly optional: boolean,
    readonly lines: HoconLines,
  ) {}
}

/** Adjacent values of which at least one is, or contains, an unresolved reference. */
export class HoconConcatenation {
  constructor(
    readonly parts: readonly HoconValue[],
    readonly lines: HoconLines,
  ) {}
}

/** The values of one key, the newest first, that cannot be merged before their references are resolved. */
export class HoconMerge {
  readonly #remainders = new Map<number, HoconValue>();

  constructor(
    readonly layers: readonly HoconValue[],
    readonly lines: HoconLines,
    /** For the lower part of another merge: that merge, and the number of its layers that are left out. */
    readonly part?: { readonly whole: HoconMerge; readonly omitted: number },
  ) {}

  /** Returns the merge without its `newest` newest layers; the same object for every call. */
  without(newest: number): HoconValue | undefined {
    if (newest >= this.layers.length) return undefined;
    const cached = this.#remainders.get(newest);
    if (cached) return cached;
    const layers = this.layers.slice(newest);
    const [last] = layers;
    const rest =
      layers.length === 1 && last ? last : new HoconMerge(layers, this.lines, { whole: this, omitted: newest });
    this.#remainders.set(newest, rest);
    return rest;
  }
}

export type HoconValue = HoconScalar | HoconList | HoconObject | HoconReference | HoconConcatenation | HoconMerge;

/** The lines from the start of one value to the end of the other. */
function spanLines(one: HoconLines, other: HoconLines): HoconLines {
  return { first: Math.min(one.first, other.first), last: Math.max(one.last, other.last) };
}

/** Formats lines for a message. */
export function formatLines({ first, last }: HoconLines): string {
  return first === last ? String(first) : `${first}-${last}`;
}

/** Whether the value as a whole depends on references. */
function isUnresolved(value: HoconValue): value is HoconReference | HoconConcatenation | HoconMerge {
  return value instanceof HoconReference || value instanceof HoconConcatenation || value instanceof HoconMerge;
}

function hasReferences(value: HoconValue): boolean {
  return value instanceof HoconList || value instanceof HoconObject ? value.hasReferences : isUnresolved(value);
}

/**
 * Combines the newer value of a key with the older one. Objects are merged, and the members of the newer one come
 * first; any other newer value replaces the older one.
 */
export function mergeValues(newer: HoconValue, older: HoconValue | undefined): HoconValue {
  if (older === undefined) return newer;
  if (newer instanceof HoconObject && !isUnresolved(older)) return newer.sealed ? newer : mergeIntoObject(newer, older);
  const layers = layersOf(newer);
  const oldest = layers.at(-1) ?? newer;
  const hidesOlder = oldest instanceof HoconObject ? oldest.sealed : !hasReferences(oldest);
  return hidesOlder ? newer : new HoconMerge([...layers, ...layersOf(older)], newer.lines);
}

function layersOf(value: HoconValue): readonly HoconValue[] {
  return value instanceof HoconMerge ? value.layers : [value];
}

function mergeIntoObject(newer: HoconObject, older: HoconValue): HoconObject {
  if (!(older instanceof HoconObject)) return new HoconObject(newer.members, newer.lines, true);
  const members = new Map<string, HoconValue>();
  for (const [name, value] of newer.members) members.set(name, mergeValues(value, older.members.get(name)));
  const changed = [...older.members.keys()].some((name) => !isSame(members.get(name), newer.members.get(name)));
  for (const [name, value] of older.members) if (!members.has(name)) members.set(name, value);
  return new HoconObject(members, changed ? spanLines(newer.lines, older.lines) : newer.lines, older.sealed);
}

/** Whether two values are the same, apart from the `sealed` flag. */
function isSame(one: HoconValue | undefined, other: HoconValue | undefined): boolean {
  return one === other || (one instanceof HoconObject && other instanceof HoconObject && one.members === other.members);
}

/**
 * Concatenates adjacent values: merges objects and joins lists and texts. Values next to a reference stay separate
 * until it is resolved.
 *
 * @returns `undefined` if there are no values
 * @throws {HoconError} if a list or an object is next to a value of another kind
 */
export function concatenate(parts: readonly HoconValue[]): HoconValue | undefined {
  const joined: HoconValue[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before === undefined || isUnresolved(before) || isUnresolved(part)) joined.push(part);
    else joined[joined.length - 1] = joinPair(before, part);
  }
  const [first] = joined;
  if (first === undefined || joined.length === 1) return first;
  return new HoconConcatenation(joined, joined.map((part) => part.lines).reduce(spanLines));
}

function joinPair(left: HoconValue, right: HoconValue): HoconValue {
  if (left instanceof HoconObject && right instanceof HoconObject) return mergeValues(right, left);
  if (left instanceof HoconList && right instanceof HoconList) {
    checkSize(left.elements.length + right.elements.length);
    return new HoconList([...left.elements, ...right.elements], spanLines(left.lines, right.lines));
  }
  if (left instanceof HoconScalar && right instanceof HoconScalar)
    return new HoconScalar('STRING', left.text + right.text, spanLines(left.lines, right.lines));
  // Puppet treats any unquoted text after a list or an object as white space.
  if (!(left instanceof HoconScalar) && right instanceof HoconScalar && right.type === 'unquoted') return left;
  throw HoconError.at(formatLines(left.lines), messages.INCOMPATIBLE_VALUES, {
    left: describeValue(left),
    right: describeValue(right),
  });
}

/** Describes a value for a message. */
function describeValue(value: HoconValue): string {
  if (value instanceof HoconList) return `SimpleConfigList(${formatJson(value)})`;
  if (value instanceof HoconObject) return `SimpleConfigObject(${formatJson(value)})`;
  if (!(value instanceof HoconScalar)) return formatJson(value);
  switch (value.type) {
    case 'NUMBER':
      return `${Number.isInteger(Number(value.text)) ? 'ConfigInt' : 'ConfigDouble'}(${formatNumber(value.text)})`;
    case 'BOOLEAN':
      return `ConfigBoolean(${value.text})`;
    case 'NULL':
      return 'ConfigNull(null)';
    default:
      return `${value.type === 'unquoted' ? 'Unquoted' : 'Quoted'}(${JSON.stringify(value.text)})`;
  }
}

function formatNumber(text: string): string {
  if (/^-?[0-9]+$/.test(text)) return String(BigInt(text));
  const number = Number(text);
  return Number.isInteger(number) ? String(BigInt(number)) : String(number);
}

function formatJson(value: HoconValue): string {
  if (value instanceof HoconList) return `[${value.elements.map(formatJson).join(',')}]`;
  if (value instanceof HoconObject) {
    const members = [...value.members].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${formatJson(member)}`).join(',')}}`;
  }
  if (value instanceof HoconScalar) {
    if (value.type === 'NUMBER') return formatNumber(value.text);
    return value.type === 'BOOLEAN' || value.type === 'NULL' ? value.text : JSON.stringify(value.text);
  }
  return '${…}';
}
