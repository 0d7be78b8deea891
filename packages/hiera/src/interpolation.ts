import { HashBuilder, isArray, PuppetHash, remembering, rubyInspect, rubyText, type Value } from '@pptjs/runtime';
import { LookupError } from './errors.js';
import type { VariableLookup } from './host.js';
import { dig, type LookupKey, NOT_FOUND, parseKey } from './key.js';

/** What interpolation needs of the lookup it happens in. */
export interface InterpolationScope {
  readonly variable: VariableLookup;
  /** Told of a variable that there is not. */
  unknown(name: string): void;
  /** The value of another key; an empty string where there is none. */
  lookup(key: string): Value;
  /** Told of each string that is interpolated. */
  within<T>(text: () => string, body: () => T): T;
}

const EXPRESSION = /%\{([^}]*)\}/g;
const METHOD = /^(\w+)\((?:["]([^"]+)["]|[']([^']+)['])\)$/;
const EMPTY = /^(?:|::|''|"")$/;

/**
 * Replaces `%{…}` in every string of a value, also within arrays and hashes (keys as well).
 *
 * @param allowMethods false in hiera.yaml's paths of old versions; a method there is then an error
 * @throws {LookupError} for unknown methods, and for `alias` beside other text
 */
export function interpolate(value: Value, scope: InterpolationScope, allowMethods = true): Value {
  if (typeof value === 'string') return value.includes('%{') ? interpolateTelling(value, scope, allowMethods) : value;
  if (isArray(value)) return interpolateList(value, scope, allowMethods);
  return value instanceof PuppetHash ? interpolateHash(value, scope, allowMethods) : value;
}

function interpolateTelling(text: string, scope: InterpolationScope, allowMethods: boolean): Value {
  return scope.within(
    () => `Interpolation on ${rubyInspect(text)}`,
    () => interpolateString(text, scope, allowMethods),
  );
}

function interpolateList(list: readonly Value[], scope: InterpolationScope, allowMethods: boolean): Value {
  return list.map((element) => interpolate(element, scope, allowMethods));
}

function interpolateHash(hash: PuppetHash, scope: InterpolationScope, allowMethods: boolean): Value {
  const builder = new HashBuilder();
  hash.forEach((element, key) =>
    builder.set(interpolate(key, scope, allowMethods), interpolate(element, scope, allowMethods)),
  );
  return builder.build();
}

/** A piece of a text: itself, or what stands for another value. */
type Part = string | Expression;

type Expression =
  | { readonly kind: 'variable'; readonly key: LookupKey }
  | { readonly kind: 'method'; readonly name: string; readonly argument: string };

function interpolateString(text: string, scope: InterpolationScope, allowMethods: boolean): Value {
  const parts = takenApart(text);
  let result = '';
  for (const part of parts) {
    if (typeof part === 'string') result += part;
    else if (part.kind === 'variable') result += rubyText(valueOf(part.key, scope));
    else {
      if (!allowMethods)
        throw new LookupError('Interpolation using method syntax is not allowed in this context', { hasIssue: true });
      if (part.name === 'alias') {
        if (parts.length > 1)
          throw new LookupError(
            "'alias' interpolation is only permitted if the expression is equal to the entire string",
            { hasIssue: true },
          );
        return scope.lookup(part.argument);
      }
      result += rubyText(call(part, scope));
    }
  }
  return result;
}

/** The same few texts are interpolated again and again. */
const takenApart = remembering((text: string): readonly Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(EXPRESSION)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    parts.push(expressionOf((match[1] as string).trim(), text));
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
});

function expressionOf(text: string, whole: string): Part {
  if (EMPTY.test(text)) return '';
  const method = METHOD.exec(text);
  return method === null
    ? { kind: 'variable', key: variableKey(text, whole) }
    : { kind: 'method', name: method[1] as string, argument: method[2] ?? method[3] ?? '' };
}

function call({ name, argument }: Extract<Expression, { kind: 'method' }>, scope: InterpolationScope): Value {
  switch (name) {
    case 'scope':
      return valueOf(variableKey(argument, `%{${argument}}`), scope);
    case 'lookup':
    case 'hiera':
      return scope.lookup(argument);
    case 'literal':
      return argument;
    default:
      throw new LookupError(`Unknown interpolation method '${name}'`, { hasIssue: true });
  }
}

/** @throws {LookupError} */
function variableKey(expression: string, whole: string): LookupKey {
  return parseKey(expression, () => `Syntax error in string: ${whole}`);
}

/** The groups of the last match are always there. */
function isMatch(name: string): boolean {
  return /^\d+$/.test(name);
}

function valueOf(key: LookupKey, scope: InterpolationScope): Value {
  const root = scope.variable(key.root);
  if (root === undefined && !isMatch(key.root)) scope.unknown(key.root);
  if (root === undefined || root === null) return null;
  const value = dig(key, root);
  return value === NOT_FOUND ? null : value;
}
