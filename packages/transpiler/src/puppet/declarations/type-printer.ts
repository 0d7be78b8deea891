import { isBuiltinResourceType } from '@pptjs/runtime/internal';
import * as b from '../../estree/index.js';
import { literalInteger } from '../analysis/constants.js';
import type { Expression, LiteralHash } from '../ast/nodes.js';
import { literalText, unwrap } from '../ast/shapes.js';
import { plainName } from '../inference/index.js';
import { objectText, propertyName } from './object-text.js';
import { patternTypes } from './pattern-types.js';
import type { AliasTable } from './type-aliases.js';
import { operandText, textOf, tupleText, type Union, unionOf } from './union.js';

/** Whether a type is that of an argument (what `fromJS` accepts) or of a result (what `toJS` returns). */
export type Direction = 'input' | 'value';

/** The names in a declaration file of the types that are declared elsewhere in the file, or imported. */
export interface TypeNames {
  /** The local name of a type of `@pptjs/runtime/declarations`. */
  imported(name: string): string;
  /** The text of a reference to an alias of the file. */
  aliasText(name: string, direction: Direction): string;
}

/** How types are printed. */
interface PrinterOptions {
  /** Whether to spell out the types that generic aliases name: TypeScript resolves the arguments of an alias at once. */
  readonly isInline?: boolean;
  /** Whether Patterns are printed as template types, which takes time, and not as `string`. Defaults to true. */
  readonly hasTemplates?: boolean;
}

type Keys = readonly Expression[];

/**
 * Prints Puppet types as TypeScript types. A printed type contains every JavaScript value for an instance of the Puppet
 * type. A type that TypeScript cannot express, or that the file does not know, becomes a wider one.
 */
export class TypePrinter {
  readonly #names: TypeNames;
  readonly #aliases: AliasTable;
  readonly #direction: Direction;
  readonly #isInline: boolean;
  readonly #hasTemplates: boolean;
  #any: Union | undefined;

  constructor(
    names: TypeNames,
    aliases: AliasTable,
    direction: Direction,
    { isInline = false, hasTemplates = true }: PrinterOptions = {},
  ) {
    this.#names = names;
    this.#aliases = aliases;
    this.#direction = direction;
    this.#isInline = isInline;
    this.#hasTemplates = hasTemplates;
  }

  /** The type of a value about which nothing is known. */
  get any(): Union {
    return (this.#any ??= [this.#choose('PuppetInput', 'PuppetValue')]);
  }

  print(type: Expression): Union {
    const node = unwrap(type);
    switch (node.type) {
      case 'QualifiedReference':
        return this.#named(node.value, []);
      case 'AccessExpression':
        return node.leftExpr.type === 'QualifiedReference' ? this.#named(node.leftExpr.value, node.keys) : this.any;
      case 'LiteralString':
      case 'QualifiedName':
        return [b.quoted(node.value)];
      default:
        return this.any;
    }
  }

  /** A union with `Any` is `Any`. */
  #union(types: readonly Union[]): Union {
    const all = unionOf(...types);
    const [any] = this.#any ?? [];
    return any !== undefined && all.includes(any) ? [any] : all;
  }

  #named(name: string, keys: Keys): Union {
    const plain = plainName(name);
    const print = Object.hasOwn(BUILTIN, plain) ? BUILTIN[plain] : undefined;
    if (print !== undefined) return print.call(this, keys);
    const alias = this.#aliases.find(plain);
    if (alias !== undefined) return [this.#names.aliasText(alias.name, this.#direction)];
    return isBuiltinResourceType(plain) ? [this.#import('PuppetType')] : this.any;
  }

  // The types

  integer(keys: Keys): Union {
    if (this.#direction === 'input') return ['number', 'bigint'];
    // An Integer is a bigint only outside of the safe integers.
    const isSafe = keys.length === 2 && keys.every((key) => literalInteger(unwrap(key)) !== null);
    return isSafe ? ['number'] : ['number', 'bigint'];
  }

  float(): Union {
    return this.#direction === 'input' ? ['number', this.#import('Float')] : ['number'];
  }

  numeric(): Union {
    return this.#union([this.integer([]), this.float()]);
  }

  boolean([key]: Keys): Union {
    const value = key && unwrap(key);
    return [value?.type === 'LiteralBoolean' ? String(value.value) : 'boolean'];
  }

  enum(keys: Keys): Union {
    const values = keys.map(unwrap);
    const texts = values.flatMap((value) => literalText(value) ?? []);
    return texts.length === keys.length && keys.length > 0 ? unionOf(texts.map(b.quoted)) : ['string'];
  }

  pattern(keys: Keys): Union {
    if (!this.#hasTemplates) return ['string'];
    const types = keys.map((key) => {
      const node = unwrap(key);
      if (node.type === 'LiteralRegularExpression') return patternTypes(node.pattern);
      if (node.type === 'LiteralString') return patternTypes(node.value);
      return null;
    });
    const known = types.filter((type) => type !== null);
    return known.length > 0 && known.length === types.length ? unionOf(...known) : ['string'];
  }

  optional(keys: Keys): Union {
    return this.#union([this.#first(keys), this.#undef()]);
  }

  notUndef(keys: Keys): Union {
    const type = this.#first(keys);
    const isPlain = type.every((member) => IS_PLAIN.test(member));
    return isPlain
      ? type.filter((member) => member !== 'null' && member !== 'undefined')
      : [`NonNullable<${textOf(type)}>`];
  }

  variant(keys: Keys): Union {
    return keys.length === 0 ? this.any : this.#union(keys.map((key) => this.print(key)));
  }

  array(keys: Keys): Union {
    const [key] = keys;
    return this.#arrayOf(key === undefined || isSize(key) ? this.any : this.print(key));
  }

  iterator(keys: Keys): Union {
    return this.#direction === 'input' ? [this.#import('PuppetIterator')] : this.#arrayOf(this.#first(keys));
  }

  collection(): Union {
    return this.#union([this.array([]), this.hash([])]);
  }

  tuple(keys: Keys): Union {
    const sizes = keys.slice(keys.findIndex(isSize)).filter(isSize);
    const types = keys.filter((key) => !isSize(key)).map((key) => this.print(key));
    const last = types.at(-1);
    if (last === undefined) return this.#arrayOf(this.any);
    const [min = types.length, max = sizes.length === 1 ? Infinity : types.length] = sizes.map(sizeOf);
    const tuple = tupleText(types, last, { min, max });
    if (tuple === null) return this.#arrayOf(this.#union(types));
    return [this.#direction === 'input' ? `readonly ${tuple}` : tuple];
  }

  hash(keys: Keys): Union {
    const [key, value] = keys;
    if (key === undefined || value === undefined || isSize(key)) return this.#hashOf(this.any, this.any);
    return this.#hashOf(this.print(this.#resolved(key)), this.print(value));
  }

  struct([members]: Keys): Union {
    const node = members && unwrap(members);
    const printed = node?.type === 'LiteralHash' ? this.#members(node) : null;
    if (printed === null) return this.#hashOf(['string'], this.any);
    const object = objectText(printed);
    if (this.#direction === 'value') return [object];
    const hash = this.#import('PuppetHash');
    return this.#isInline
      ? [object, `ReadonlyMap<string, ${textOf(this.any)}>`, hash]
      : [`${this.#import('StructInput')}<${object}>`];
  }

  sensitive(): Union {
    return [this.#import('Sensitive')];
  }

  data(): Union {
    return [this.#choose('DataInput', 'DataValue')];
  }

  scalar(): Union {
    return [this.#choose('ScalarInput', 'ScalarValue')];
  }

  scalarData(): Union {
    return this.#union([['string', 'boolean'], this.numeric()]);
  }

  timestamp(): Union {
    return this.#direction === 'input' ? ['Date', this.#import('Timestamp')] : ['Date'];
  }

  binary(): Union {
    return this.#direction === 'input' ? ['Uint8Array', this.#import('Binary')] : ['Uint8Array'];
  }

  /** The values of a class of the runtime, which are not converted. */
  instance(name: string): Union {
    return [this.#import(name)];
  }

  undef(): Union {
    return this.#undef();
  }

  // The parts of types

  #first([key]: Keys): Union {
    return key === undefined ? this.any : this.print(key);
  }

  #undef(): Union {
    return this.#direction === 'input' ? ['null', 'undefined'] : ['null'];
  }

  #arrayOf(element: Union): Union {
    const operand = operandText(element);
    if (this.#direction === 'value') return [`${operand}[]`];
    return this.#isInline
      ? [`readonly ${operand}[]`, `ReadonlySet<${textOf(element)}>`]
      : [`${this.#import('ArrayInput')}<${textOf(element)}>`];
  }

  #hashOf(key: Union, value: Union): Union {
    const strings = key.filter(isStringType);
    const hasOtherKeys = strings.length < key.length;
    const element = textOf(value);
    const isInput = this.#direction === 'input';
    const modifier = isInput ? 'readonly ' : '';
    const object = objectType(hasOtherKeys ? ['string'] : strings, element, modifier);
    const map = `${isInput ? 'ReadonlyMap' : 'Map'}<${textOf(key)}, ${element}>`;
    if (!isInput) return hasOtherKeys ? [object, map] : [object];
    if (textOf(key) === 'string' && !this.#isInline) return [`${this.#import('HashInput')}<${element}>`];
    return [object, map, this.#import('PuppetHash')];
  }

  /** The members of a Struct; null if the keys are not literal. Of several members with one name, the last one counts. */
  #members({ entries }: LiteralHash): string[] | null {
    const members = new Map<string, string>();
    for (const { key, value } of entries) {
      const member = memberKey(unwrap(key));
      if (member === null) return null;
      const type = this.print(value);
      const isOptional = member.isOptional ?? this.#acceptsUndef(value);
      members.set(member.name, `${propertyName(member.name)}${isOptional ? '?' : ''}: ${textOf(type)}`);
    }
    return [...members.values()];
  }

  /** The type that an alias of the file names: whether the keys of a Hash are strings decides about its type. */
  #resolved(type: Expression): Expression {
    const node = unwrap(type);
    const alias = node.type === 'QualifiedReference' ? this.#aliases.find(node.value) : undefined;
    return alias === undefined || this.#aliases.isCircular(alias) ? node : this.#resolved(alias.typeExpr);
  }

  /** Whether a type perhaps accepts undef. */
  #acceptsUndef(type: Expression, open: readonly string[] = []): boolean {
    const node = unwrap(type);
    const [reference, keys] = node.type === 'AccessExpression' ? [node.leftExpr, node.keys] : [node, []];
    if (reference.type !== 'QualifiedReference') return false;
    const name = plainName(reference.value);
    if (ACCEPTING_UNDEF.has(name)) return true;
    if (name === 'variant') return keys.length === 0 || keys.some((key) => this.#acceptsUndef(key, open));
    const alias = this.#aliases.find(name);
    if (alias === undefined) return !Object.hasOwn(BUILTIN, name);
    return !open.includes(name) && this.#acceptsUndef(alias.typeExpr, [...open, name]);
  }

  #import(name: string): string {
    return this.#names.imported(name);
  }

  #choose(input: string, value: string): string {
    return this.#import(this.#direction === 'input' ? input : value);
  }
}

type Print = (this: TypePrinter, keys: Keys) => Union;

const instanceOf = (name: string): Print =>
  function () {
    return this.instance(name);
  };
const any: Print = function () {
  return this.any;
};
const type = instanceOf('PuppetType');

/** The built-in types, by name in lower case. */
const BUILTIN: Readonly<Record<string, Print>> = {
  any,
  array: TypePrinter.prototype.array,
  binary: TypePrinter.prototype.binary,
  boolean: TypePrinter.prototype.boolean,
  // JavaScript functions are not Puppet values, and blocks are not results.
  callable: () => [],
  catalogentry: type,
  class: type,
  collection: TypePrinter.prototype.collection,
  data: TypePrinter.prototype.data,
  default: instanceOf('Default'),
  deferred: instanceOf('PuppetObject'),
  enum: TypePrinter.prototype.enum,
  error: instanceOf('PuppetObject'),
  float: TypePrinter.prototype.float,
  hash: TypePrinter.prototype.hash,
  init: any,
  integer: TypePrinter.prototype.integer,
  iterable: any,
  iterator: TypePrinter.prototype.iterator,
  notundef: TypePrinter.prototype.notUndef,
  numeric: TypePrinter.prototype.numeric,
  object: any,
  optional: TypePrinter.prototype.optional,
  pattern: TypePrinter.prototype.pattern,
  regexp: instanceOf('PuppetRegExp'),
  resource: type,
  richdata: any,
  richdatakey: any,
  runtime: any,
  scalar: TypePrinter.prototype.scalar,
  scalardata: TypePrinter.prototype.scalarData,
  semver: instanceOf('SemVer'),
  semverrange: instanceOf('SemVerRange'),
  sensitive: TypePrinter.prototype.sensitive,
  string: () => ['string'],
  struct: TypePrinter.prototype.struct,
  timespan: instanceOf('Timespan'),
  timestamp: TypePrinter.prototype.timestamp,
  tuple: TypePrinter.prototype.tuple,
  type,
  typealias: type,
  typeset: any,
  uri: instanceOf('PuppetUri'),
  undef: TypePrinter.prototype.undef,
  variant: TypePrinter.prototype.variant,
};

/** The types of which undef is an instance, besides aliases and some Variants. */
const ACCEPTING_UNDEF: ReadonlySet<string> = new Set(['any', 'data', 'init', 'optional', 'richdata', 'undef']);

/** Types that are not references, so that `null` in them is visible. */
const IS_PLAIN = /^(?:'|`|string$|number$|bigint$|boolean$|true$|false$|null$|undefined$|Date$|Uint8Array$)/;

function isStringType(type: string): boolean {
  return type === 'string' || type.startsWith("'") || type.startsWith('`');
}

/** An object whose keys are of these types. An object need not have each key of an Enum. */
function objectType(keys: Union, element: string, modifier: string): string {
  if (keys.every((key) => key === 'string')) return `{ ${modifier}[key: string]: ${element} }`;
  return `{ ${modifier}[key in ${textOf(keys)}]?: ${element} }`;
}

/** Whether a parameter of a collection is a size and not a type. */
function isSize(key: Expression): boolean {
  const node = unwrap(key);
  return node.type === 'LiteralDefault' || literalInteger(node) !== null;
}

function sizeOf(key: Expression, index: number): number {
  return literalInteger(unwrap(key)) ?? (index === 0 ? 0 : Infinity);
}

interface MemberKey {
  readonly name: string;
  /** Undefined if the type of the value decides. */
  readonly isOptional: boolean | undefined;
}

/** `name`, `Optional[name]` or `NotUndef[name]` */
function memberKey(node: Expression): MemberKey | null {
  const name = literalText(node);
  if (name !== null) return { name, isOptional: undefined };
  if (node.type !== 'AccessExpression' || node.leftExpr.type !== 'QualifiedReference') return null;
  const wrapper = plainName(node.leftExpr.value);
  const [key] = node.keys;
  const inner = key && literalText(unwrap(key));
  if (inner == null || (wrapper !== 'optional' && wrapper !== 'notundef')) return null;
  return { name: inner, isOptional: wrapper === 'optional' };
}
