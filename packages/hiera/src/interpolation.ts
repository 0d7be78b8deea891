import { HashBuilder, isArray, PuppetHash, rubyInspect, rubyText, type Value } from '@pptjs/runtime';
import { LookupError } from './errors.js';
import type { VariableLookup } from './host.js';
import { dig, NOT_FOUND, parseKey } from './key.js';

/** What interpolation needs of the lookup it happens in. */
export interface InterpolationScope {
  readonly variable: VariableLookup;
  /** The value of another key; an empty string where there is none. */
  lookup(key: string): Value;
  /** Told of each string that is interpolated. */
  within<T>(text: string, body: () => T): T;
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
  if (typeof value === 'string') return value.includes('%{') ? scope.within(`Interpolation on ${rubyInspect(value)}`, () => interpolateString(value, scope, allowMethods)) : value;
  if (isArray(value)) return value.map((element) => interpolate(element, scope, allowMethods));
  if (value instanceof PuppetHash) {
    const builder = new HashBuilder();
    for (const [key, element] of value) builder.set(interpolate(key, scope, allowMethods), interpolate(element, scope, allowMethods));
    return builder.build();
  }
  return value;
}

function interpolateString(text: string, scope: InterpolationScope, allowMethods: boolean): Value {
  let alias: { value: Value } | undefined;
  const result = text.replace(EXPRESSION, (whole, body: string) => {
    const expression = body.trim();
    if (EMPTY.test(expression)) return '';
    const method = METHOD.exec(expression);
    if (!method) return rubyText(variableValue(expression, scope));
    if (!allowMethods) throw new LookupError('Interpolation using method syntax is not allowed in this context');
    const [, name, double, single] = method;
    const argument = double ?? single ?? '';
    if (name === 'alias') {
      if (whole !== text) throw new LookupError("'alias' interpolation is only permitted if the expression is equal to the entire string");
      alias = { value: scope.lookup(argument) };
      return '';
    }
    return rubyText(call(name as string, argument, scope));
  });
  return alias ? alias.value : result;
}

function call(name: string, argument: string, scope: InterpolationScope): Value {
  switch (name) {
    case 'scope':
      return variableValue(argument, scope);
    case 'lookup':
    case 'hiera':
      return scope.lookup(argument);
    case 'literal':
      return argument;
    default:
      throw new LookupError(`Unknown interpolation method '${name}'`);
  }
}

function variableValue(expression: string, scope: InterpolationScope): Value {
  const key = parseKey(expression, (text) => `Syntax error in string: %{${text}}`);
  const root = scope.variable(key.root);
  if (root === undefined || root === null) return null;
  const value = dig(key, root);
  return value === NOT_FOUND ? null : value;
}
