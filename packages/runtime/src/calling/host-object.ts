import { parseType } from '../type-reading/parse.js';
import { DataObject } from '../types/data-object.js';
import { ObjectType } from '../types/object.js';
import { isBlock, type Argument, type Block } from '../values/block.js';
import { fromJS } from '../values/from-js.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetObject } from '../values/object.js';
import { toJS } from '../values/to-js.js';
import type { Value } from '../values/value.js';

/** The property of a JavaScript object that stands for an object of a host. Copies of the runtime share the symbol. */
const REPRESENTED = Symbol.for('@pptjs/runtime/represented');

/** The parts of an object of a host that another copy of the runtime needs. */
interface Represented {
  readonly object: PuppetObject;
  readonly typeName: string;
  readonly attributes: unknown;
}

type PlainFunction = (...args: readonly unknown[]) => unknown;

/**
 * Converts an argument of a function that is written in JavaScript: a block becomes a function on plain values, an
 * object that a host implements (the `Puppet::LookupContext` of a data function) an object of such functions, and any
 * other value is converted by `toJS`.
 */
export function toHost(argument: Argument): unknown {
  if (isBlock(argument)) return hostBlock(argument);
  return argument instanceof PuppetObject ? (hostObject(argument) ?? argument) : toJS(argument);
}

/** Converts the result of `toHost` back, also that of another copy of the runtime; and any plain value. */
export function fromHost(value: unknown): Argument {
  if (typeof value === 'function') return blockOf(value as PlainFunction);
  const represented = representedBy(value);
  if (represented === undefined) return fromJS(value);
  const { object } = represented;
  return object instanceof PuppetObject ? object : new ForeignObject(represented, value as Record<string, unknown>);
}

/** An object that is implemented with another copy of the runtime. */
class ForeignObject extends DataObject {
  readonly functions: Readonly<Record<string, unknown>>;

  constructor({ typeName, attributes }: Represented, functions: Readonly<Record<string, unknown>>) {
    const values = fromJS(attributes);
    super(parseType(typeName), values instanceof PuppetHash ? values : PuppetHash.from([]));
    this.functions = functions;
  }

  override method(name: string): ((...args: Argument[]) => Value) | undefined {
    const body = Object.hasOwn(this.functions, name) ? this.functions[name] : undefined;
    if (typeof body !== 'function') return undefined;
    return (...args) => fromJS((body as PlainFunction)(...args.map(toHost)));
  }
}

/** Returns an object with the functions that a host implements for an object; undefined if there are none. */
function hostObject(object: PuppetObject): object | undefined {
  if (object instanceof ForeignObject) return object.functions;
  const { type } = object;
  if (!(type instanceof ObjectType)) return undefined;
  const names = [...type.allAttributes().keys(), ...type.allFunctions().keys()];
  const functions = names.flatMap((name) => {
    const body = object.method(name) as ((...args: Argument[]) => Value) | undefined;
    return body === undefined ? [] : [[name, (...args: unknown[]) => toJS(body(...args.map(fromHost)))] as const];
  });
  if (functions.length === 0) return undefined;
  const represented: Represented = { object, typeName: String(type), attributes: toJS(object.attributes) };
  return Object.defineProperty(Object.fromEntries(functions), REPRESENTED, { value: represented });
}

function representedBy(value: unknown): Represented | undefined {
  if (typeof value !== 'object' || value === null || !(REPRESENTED in value)) return undefined;
  return value[REPRESENTED] as Represented;
}

function hostBlock(block: Block): PlainFunction {
  const plain = (...values: readonly unknown[]): unknown => toJS(block(...values.map(fromJS)));
  return Object.defineProperty(plain, 'length', { value: block.length });
}

function blockOf(body: PlainFunction): Block {
  const block: Block = (...values) => fromJS(body(...values.map(toJS)));
  return Object.defineProperty(block, 'length', { value: body.length });
}
