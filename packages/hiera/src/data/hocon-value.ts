import type { HoconPath } from './hocon-path.js';
import { HoconError } from './hocon-token.js';

/** The lines that a value comes from. */
export interface HoconLines {
  readonly first: number;
  readonly last: number;
}

export class HoconScalar {
  constructor(
    readonly type: 'unquoted' | 'STRING' | 'NUMBER' | 'BOOLEAN' | 'NULL',
    /** What a concatenation takes it for. */
    readonly text: string,
    readonly lines: HoconLines,
  ) {}
}

export class HoconList {
  /** Whether there are references in it. */
  readonly open: boolean;

  constructor(
    readonly elements: readonly HoconValue[],
    readonly lines: HoconLines,
  ) {
    this.open = elements.some(isOpen);
  }
}

export class HoconObject {
  /** Whether there are references in it. */
  readonly open: boolean;

  constructor(
    readonly members: ReadonlyMap<string, HoconValue>,
    readonly lines: HoconLines,
    /** Whether it stands over a value that is no object: what was before that is forgotten. */
    readonly sealed = false,
  ) {
    this.open = [...members.values()].some(isOpen);
  }
}

/** `${path}`: what it stands for is known when the whole text has been read. */
export class HoconReference {
  constructor(
    readonly path: HoconPath,
    readonly optional: boolean,
    readonly lines: HoconLines,
  ) {}
}

/** Values beside each other, at least one of them a reference or with one in it. */
export class HoconConcatenation {
  constructor(
    readonly parts: readonly HoconValue[],
    readonly lines: HoconLines,
  ) {}
}

/** Values of one key, the newest first, that cannot be merged before references are followed. */
export class HoconMerge {
  readonly #beneath = new Map<number, HoconValue>();

  constructor(
    readonly layers: readonly HoconValue[],
    readonly lines: HoconLines,
    /** The merge of which it is the lower part, and the layers that it lacks. */
    readonly part?: { readonly whole: HoconMerge; readonly lacks: number },
  ) {}

  /** What is left of it without its newest layers; the same value each time. */
  without(newest: number): HoconValue | undefined {
    if (newest >= this.layers.length) return undefined;
    const known = this.#beneath.get(newest);
    if (known) return known;
    const last = newest === this.layers.length - 1;
    const rest = last
      ? (this.layers[newest] as HoconValue)
      : new HoconMerge(this.layers.slice(newest), this.lines, { whole: this, lacks: newest });
    this.#beneath.set(newest, rest);
    return rest;
  }
}

export type HoconValue = HoconScalar | HoconList | HoconObject | HoconReference | HoconConcatenation | HoconMerge;

export function spanned(one: HoconLines, other: HoconLines): HoconLines {
  return { first: Math.min(one.first, other.first), last: Math.max(one.last, other.last) };
}

export function writtenLines({ first, last }: HoconLines): string {
  return first === last ? String(first) : `${first}-${last}`;
}

/** Whether it waits for references as a whole. */
function isDelayed(value: HoconValue): value is HoconReference | HoconConcatenation | HoconMerge {
  return value instanceof HoconReference || value instanceof HoconConcatenation || value instanceof HoconMerge;
}

function isOpen(value: HoconValue): boolean {
  return value instanceof HoconList || value instanceof HoconObject ? value.open : isDelayed(value);
}

/**
 * A key's newer value over its older one: objects are merged, the newer one's members first; other values replace what
 * was.
 */
export function merged(newer: HoconValue, older: HoconValue | undefined): HoconValue {
  if (older === undefined) return newer;
  if (newer instanceof HoconObject && !isDelayed(older)) return newer.sealed ? newer : mergedObject(newer, older);
  const layers = layersOf(newer);
  const oldest = layers.at(-1) as HoconValue;
  const closed = oldest instanceof HoconObject ? oldest.sealed : !isDelayed(oldest) && !isOpen(oldest);
  return closed ? newer : new HoconMerge([...layers, ...layersOf(older)], newer.lines);
}

function layersOf(value: HoconValue): readonly HoconValue[] {
  return value instanceof HoconMerge ? value.layers : [value];
}

function mergedObject(newer: HoconObject, older: HoconValue): HoconObject {
  if (!(older instanceof HoconObject)) return new HoconObject(newer.members, newer.lines, true);
  const members = new Map<string, HoconValue>();
  for (const [name, value] of newer.members) members.set(name, merged(value, older.members.get(name)));
  const changed = [...older.members.keys()].some((name) => !isSame(members.get(name), newer.members.get(name)));
  for (const [name, value] of older.members) if (!members.has(name)) members.set(name, value);
  return new HoconObject(members, changed ? spanned(newer.lines, older.lines) : newer.lines, older.sealed);
}

/** The same value, sealed or not. */
function isSame(one: HoconValue | undefined, other: HoconValue | undefined): boolean {
  return one === other || (one instanceof HoconObject && other instanceof HoconObject && one.members === other.members);
}

/**
 * Values beside each other: objects merged, lists joined, texts joined. References keep what stands around them apart.
 *
 * @throws {HoconError} where a list or an object stands beside something else
 */
export function concatenated(parts: readonly HoconValue[]): HoconValue | undefined {
  const joined: HoconValue[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before === undefined || isDelayed(before) || isDelayed(part)) joined.push(part);
    else joined[joined.length - 1] = joinedPair(before, part);
  }
  const [first] = joined;
  if (first === undefined || joined.length === 1) return first;
  return new HoconConcatenation(joined, joined.map((part) => part.lines).reduce(spanned));
}

function joinedPair(left: HoconValue, right: HoconValue): HoconValue {
  if (left instanceof HoconObject && right instanceof HoconObject) return merged(right, left);
  if (left instanceof HoconList && right instanceof HoconList)
    return new HoconList([...left.elements, ...right.elements], spanned(left.lines, right.lines));
  if (left instanceof HoconScalar && right instanceof HoconScalar)
    return new HoconScalar('STRING', left.text + right.text, spanned(left.lines, right.lines));
  // The reference takes any unquoted text after a list or an object for white space.
  if (!(left instanceof HoconScalar) && right instanceof HoconScalar && right.type === 'unquoted') return left;
  throw HoconError.at(
    writtenLines(left.lines),
    `Cannot concatenate object or list with a non-object-or-list, ${classed(left)} and ${classed(right)} are not compatible`,
  );
}

/** A value as messages name it. */
function classed(value: HoconValue): string {
  if (value instanceof HoconList) return `SimpleConfigList(${rendered(value)})`;
  if (value instanceof HoconObject) return `SimpleConfigObject(${rendered(value)})`;
  if (!(value instanceof HoconScalar)) return rendered(value);
  switch (value.type) {
    case 'NUMBER':
      return `${Number.isInteger(Number(value.text)) ? 'ConfigInt' : 'ConfigDouble'}(${numeral(value.text)})`;
    case 'BOOLEAN':
      return `ConfigBoolean(${value.text})`;
    case 'NULL':
      return 'ConfigNull(null)';
    default:
      return `${value.type === 'unquoted' ? 'Unquoted' : 'Quoted'}(${JSON.stringify(value.text)})`;
  }
}

function numeral(text: string): string {
  if (/^-?[0-9]+$/.test(text)) return String(BigInt(text));
  const number = Number(text);
  return Number.isInteger(number) ? String(BigInt(number)) : String(number);
}

function rendered(value: HoconValue): string {
  if (value instanceof HoconList) return `[${value.elements.map(rendered).join(',')}]`;
  if (value instanceof HoconObject) {
    const members = [...value.members].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${rendered(member)}`).join(',')}}`;
  }
  if (value instanceof HoconScalar) {
    if (value.type === 'NUMBER') return numeral(value.text);
    return value.type === 'BOOLEAN' || value.type === 'NULL' ? value.text : JSON.stringify(value.text);
  }
  return '${…}';
}
