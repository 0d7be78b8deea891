/** The parts of the language that compiled code needs besides methods. */
import { Float, PuppetRegExp, rubyFloat, rubyInteger } from '@pptjs/runtime/internal';
import { bailOut } from './bail-out.js';
import { equal } from './comparison.js';
import { blockDispatcher, dispatcher, type Method, type MethodWithBlock } from './dispatch.js';
import { RaisedError } from './exceptions.js';
import { pairs } from './methods/hash.js';
import { methods } from './methods/index.js';
import { firstMatch } from './regexp.js';
import { text } from './text.js';
import {
  type Block,
  classOf,
  isA,
  isArray,
  isHash,
  MatchData,
  Output,
  Range,
  RubyClass,
  RubyHash,
  scalarKey,
  type Value,
} from './values.js';

/** Returns the function that calls a method. */
export function method(name: string): Method {
  return dispatcher(methods, name);
}

/** Returns the function that calls a method with a block. */
export function blockMethod(name: string): MethodWithBlock {
  return blockDispatcher(methods, name);
}

/** Returns the block `&:name`. */
export function symbolBlock(call: Method): Block {
  return (self = null, ...args) => call(self, ...args);
}

/** A block with several parameters: a single argument that is an array is spread over them. */
export function spread(body: Block): Block {
  return (...args) => {
    const [first] = args;
    return args.length === 1 && first !== undefined && isArray(first) ? body(...first) : body(...args);
  };
}

/** Returns the values that are assigned to several variables. */
export function elementsOf(value: Value | undefined): readonly Value[] {
  if (value === undefined || value === null) return [];
  return isArray(value) ? value : [value];
}

/** `*value` */
export function splat(value: Value): readonly Value[] {
  if (value === null) return [];
  if (isArray(value)) return value;
  if (value instanceof MatchData) return value.groups;
  return isHash(value) || value instanceof Range ? bailOut('a splat') : [value];
}

/** `{ key => value, … }` from alternating keys and values. */
export function hash(...keysAndValues: Value[]): RubyHash {
  const result = new RubyHash();
  for (let i = 0; i < keysAndValues.length; i += 2)
    result.set(scalarKey(keysAndValues[i] ?? null), keysAndValues[i + 1] ?? null);
  return result;
}

/** `first..last` */
export function range(first: Value, last: Value, excludesEnd = false): Range {
  if (typeof first !== 'number' || typeof last !== 'number') return bailOut('a Range that is not of Integers');
  return new Range(first, last, excludesEnd);
}

/** `pattern === value` in `case` */
export function caseEqual(pattern: Value, value: Value): boolean {
  if (pattern instanceof PuppetRegExp) {
    if (typeof value === 'string') return firstMatch(pattern, value) !== null;
    return typeof value === 'symbol' ? bailOut('Regexp#===') : false;
  }
  if (pattern instanceof Range) {
    if (typeof value === 'number') return value >= pattern.first && value <= pattern.end;
    return value === null || typeof value === 'boolean' || typeof value === 'string' ? false : bailOut('Range#===');
  }
  return pattern instanceof RubyClass ? bailOut('Class#===') : equal(pattern, value);
}

/** The match of `pattern === value` in `case`, with a regular expression. */
export function caseMatch(pattern: Value, value: Value): MatchData | null {
  return caseEqual(pattern, value) && typeof value === 'string' && pattern instanceof PuppetRegExp
    ? firstMatch(pattern, value)
    : null;
}

/** The match of `text =~ pattern` in either order; null if there is none. */
export function matchOf(left: Value, right: Value): MatchData | null {
  if (left instanceof PuppetRegExp) {
    if (right === null) return null;
    return typeof right === 'string' ? firstMatch(left, right) : bailOut('=~');
  }
  if (left === null) return null;
  if (!(right instanceof PuppetRegExp)) return bailOut('=~');
  if (typeof left === 'string') return firstMatch(right, left);
  return hasNoMatch(left) ? null : bailOut('=~');
}

/** Whether a value has the method `=~` of `Object`, which returns nil. */
function hasNoMatch(value: Value): boolean {
  const className = classOf(value);
  return className !== null && className !== 'Symbol' && className !== 'String';
}

/** The value of `=~` with a match. */
export function matchIndex(match: MatchData | null): Value {
  if (match === null) return null;
  return /[\ud800-\udfff]/.test(match.text) ? bailOut('=~') : match.index;
}

/** `$1`. The match is undefined if it is unknown. */
export function matchGroup(match: MatchData | null | undefined, group: number): Value {
  return match === undefined ? bailOut('$1 of an unknown match') : (match?.groups[group] ?? null);
}

/** `Array(value)` */
export function toArray(value: Value): Value {
  if (value === null) return [];
  if (isArray(value)) return value;
  if (isHash(value)) return pairs(value);
  return isA(value, 'Range') ? bailOut('Array(range)') : [value];
}

/** `String(value)` */
export function toText(value: Value): string {
  return text(value);
}

/** `Integer(value)` */
export function toInteger(value: Value): Value {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (value === null) throw new RaisedError('TypeError');
  if (typeof value !== 'string' || !/^[ -~]*$/.test(value)) return bailOut('Integer()');
  const found = rubyInteger(value);
  if (found === null || found === undefined) throw new RaisedError('ArgumentError');
  return found;
}

/** `Float(value)` */
export function toFloat(value: Value): Value {
  if (value instanceof Float) return value;
  if (typeof value === 'number') return new Float(value);
  if (typeof value === 'string' && /^[-+]?\d+(?:\.\d+)?$/.test(value))
    return new Float(rubyFloat(value) ?? bailOut('Float()'));
  if (typeof value === 'string' && /^(?:$|[^\s\d+.-])/.test(value)) throw new RaisedError('ArgumentError');
  if (value === null || typeof value === 'boolean' || isArray(value) || isHash(value))
    throw new RaisedError('TypeError');
  return bailOut('Float()');
}

/** Returns a method that the template defines. */
export function definedMethod(method: Block | null, name: string): Block {
  return method ?? bailOut(`the method ${name} before its definition`);
}

/** A literal of a Float. */
export function float(value: number): Float {
  return new Float(value);
}

/** The text that a template has written so far, as a value. Each use of it bails out. */
export function outputValue(): Value {
  return Output.instance;
}

/** The value of an instance variable in `defined?(@name)`. */
export function definedVariable(value: Value): Value {
  return value === null ? null : 'instance-variable';
}
