import { HashBuilder, isArray, PuppetHash, rubyText, type Value } from '@pptjs/runtime/internal';
import { type LookupError, lookupError, lookupIssue } from '../errors.js';
import { messages } from '../messages.js';
import type { VariableLookup } from './host.js';
import { dig, type LookupKey, NOT_FOUND, parseKey, readKey } from './key.js';
import { type StepText, traceText } from './trace.js';

/** Provides the values for interpolation, and receives its steps. */
export interface InterpolationScope {
  readonly variable: VariableLookup;
  /** Parses a string; usually a cached `parseInterpolation`. */
  parse(text: string): readonly InterpolationPart[];
  /** Reports a variable that is not defined. */
  reportUnknown(name: string): void;
  /** Returns the value of another key, or an empty string if it has none. */
  lookup(key: string): Value;
  /**
   * The collections in which no expression was found, with the number of all elements within them. They are not visited
   * again, so that lookups of all elements of a collection take linear time.
   */
  readonly plainValues: Pick<WeakMap<object, number>, 'get' | 'set'>;
  /** Receives the sizes of the collections whose elements are visited. Fails if they are too large altogether. */
  countElements(count: number): void;
  /** Runs `body`, in which the expressions of a value are replaced. Fails if `name` is already being replaced. */
  nested<T>(name: string, body: () => T): T;
  /** Records the interpolation of a string as a step. */
  within<T>(text: StepText, body: () => T): T;
  /** Receives the string whose interpolation raised an error. */
  failed?(text: string, error: unknown): void;
}

/** A part of a string: literal text, or an expression that a value replaces. */
export type InterpolationPart = string | Expression | MalformedExpression;

type Expression =
  | { readonly kind: 'variable'; readonly key: LookupKey }
  | { readonly kind: 'method'; readonly name: string; readonly argument: string };

/** An expression that is no key. It is an error if the expressions before it have values. */
interface MalformedExpression {
  readonly kind: 'malformed';
}

const EXPRESSION = /%\{([^}]*)\}/g;
const METHOD = /^(\w+)\((?:["]([^"]+)["]|[']([^']+)['])\)$/;
const EMPTY = /^(?:|::|''|"")$/;

/**
 * Replaces `%{…}` in every string of a value, including the keys and elements of nested collections.
 *
 * @param allowMethods whether `%{lookup('…')}` and the other methods are allowed; they are not in a hiera.yaml
 * @throws {LookupError} for an unknown or forbidden method, and for `alias` next to other text
 */
export function interpolate(value: Value, scope: InterpolationScope, allowMethods = true): Value {
  if (typeof value === 'string') return value.includes('%{') ? interpolateText(value, scope, allowMethods) : value;
  if (isArray(value)) return interpolateArray(value, scope, allowMethods);
  return value instanceof PuppetHash ? interpolateHash(value, scope, allowMethods) : value;
}

function interpolateText(text: string, scope: InterpolationScope, allowMethods: boolean): Value {
  try {
    return scope.within(
      () => `Interpolation on "${text}"`,
      () => replaceExpressions(text, scope, allowMethods),
    );
  } catch (error) {
    scope.failed?.(text, error);
    throw error;
  }
}

function interpolateArray(array: readonly Value[], scope: InterpolationScope, allowMethods: boolean): Value {
  if (isKnownAsPlain(array, scope)) return array;
  scope.countElements(array.length);
  const result = array.map((element) => interpolate(element, scope, allowMethods));
  if (result.some((element, index) => element !== array[index])) return result;
  addPlain(array, array.length, array, scope);
  return array;
}

function interpolateHash(hash: PuppetHash, scope: InterpolationScope, allowMethods: boolean): Value {
  if (isKnownAsPlain(hash, scope)) return hash;
  scope.countElements(hash.size);
  const builder = new HashBuilder();
  let isPlain = true;
  hash.forEach((element, key) => {
    const newKey = interpolate(key, scope, allowMethods);
    const newElement = interpolate(element, scope, allowMethods);
    isPlain &&= newKey === key && newElement === element;
    builder.set(newKey, newElement);
  });
  if (!isPlain) return builder.build();
  addPlain(hash, hash.size, [...hash.keys(), ...hash.values()], scope);
  return hash;
}

function isKnownAsPlain(
  collection: PuppetHash | readonly Value[],
  { plainValues, countElements }: InterpolationScope,
): boolean {
  const count = plainValues.get(collection);
  if (count === undefined) return false;
  // A collection can contain another one many times, so its text can be much larger than the data.
  countElements(count);
  return true;
}

function addPlain(
  collection: PuppetHash | readonly Value[],
  size: number,
  elements: readonly Value[],
  { plainValues }: InterpolationScope,
): void {
  const nested = elements.reduce<number>(
    (sum, element) => sum + (typeof element === 'object' && element !== null ? (plainValues.get(element) ?? 0) : 0),
    0,
  );
  plainValues.set(collection, size + nested);
}

function replaceExpressions(text: string, scope: InterpolationScope, allowMethods: boolean): Value {
  const parts = scope.parse(text);
  let result = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      result += part;
      continue;
    }
    if (part.kind === 'malformed') throw malformedInterpolation(text);
    if (part.kind === 'method') {
      if (!allowMethods) throw lookupIssue(messages.METHOD_NOT_ALLOWED, {});
      if (part.name === 'alias') {
        if (parts.length > 1) throw lookupIssue(messages.ALIAS_NOT_ALONE, {});
        return scope.lookup(part.argument);
      }
    }
    const value =
      part.kind === 'variable' ? variableValue(part.key, scope) : callMethod(part.name, part.argument, scope);
    result += rubyText(isPlain(value) ? value : replaceNested(part, value, scope, allowMethods));
  }
  return result;
}

/** Whether a value certainly contains no expressions. */
function isPlain(value: Value): boolean {
  return typeof value === 'string' ? !value.includes('%{') : !isArray(value) && !(value instanceof PuppetHash);
}

/** Puppet replaces the expressions in the value of an expression, too. */
function replaceNested(part: Expression, value: Value, scope: InterpolationScope, allowMethods: boolean): Value {
  const name =
    part.kind === 'variable' || part.name === 'scope'
      ? `scope:${part.kind === 'variable' ? part.key.text : part.argument}`
      : part.argument;
  return scope.nested(name, () => interpolate(value, scope, allowMethods));
}

/** Splits a string into literal text and expressions. */
export function parseInterpolation(text: string): readonly InterpolationPart[] {
  const parts: InterpolationPart[] = [];
  let end = 0;
  for (const match of text.matchAll(EXPRESSION)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    parts.push(parseExpression((match[1] ?? '').trim()));
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

function parseExpression(expression: string): InterpolationPart {
  if (EMPTY.test(expression)) return '';
  const method = METHOD.exec(expression);
  if (method !== null) return { kind: 'method', name: method[1] ?? '', argument: method[2] ?? method[3] ?? '' };
  const key = readKey(expression);
  return key === undefined ? { kind: 'malformed' } : { kind: 'variable', key };
}

function callMethod(name: string, argument: string, scope: InterpolationScope): Value {
  switch (name) {
    case 'scope':
      return variableValue(
        parseKey(argument, () => malformedInterpolation(`%{${argument}}`)),
        scope,
      );
    case 'lookup':
    case 'hiera':
      return scope.lookup(argument);
    case 'literal':
      return argument;
    default:
      throw lookupIssue(messages.UNKNOWN_METHOD, { name });
  }
}

/** The error for a text whose expression is no key. */
export function malformedInterpolation(text: string): LookupError {
  return lookupError(messages.INTERPOLATION_SYNTAX, { text });
}

function variableValue(key: LookupKey, scope: InterpolationScope): Value {
  const root = scope.within('Global Scope', () => {
    const found = scope.variable(key.root);
    if (found === undefined && !isMatchVariable(key.root)) scope.reportUnknown(key.root);
    if (found !== undefined && found !== null)
      scope.within(() => `Found key: "${key.root}" value: ${traceText(found)}`, nothing);
    return found;
  });
  if (root === undefined || root === null) return null;
  if (key.segments.length === 0) return root;
  return scope.within(
    () => `Sub key: "${key.segments.join('.')}"`,
    () => {
      const value = dig(key, root, (segment, result) =>
        scope.within(
          () =>
            result === NOT_FOUND ? `No such key: "${segment}"` : `Found key: "${segment}" value: ${traceText(result)}`,
          nothing,
        ),
      );
      return value === NOT_FOUND ? null : value;
    },
  );
}

const nothing = (): void => undefined;

/** Match variables (`$0`, `$1`) are always defined. */
function isMatchVariable(name: string): boolean {
  return /^\d+$/.test(name);
}
