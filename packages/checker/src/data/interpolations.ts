import { errorText } from '@pptjs/files';
import { malformedInterpolation, parseInterpolation } from '@pptjs/hiera';
import { isArray, PuppetHash, stripLeadingColons, type Value } from '@pptjs/runtime/internal';
import type { World } from '@pptjs/transpiler';

/** The functions that interpolations can call. */
const INTERPOLATION_FUNCTIONS: ReadonlySet<string> = new Set(['alias', 'hiera', 'literal', 'lookup', 'scope']);

/** Returns the texts with interpolations in a value. */
function* interpolatedTexts(value: Value): Generator<string> {
  if (isArray(value)) for (const each of value) yield* interpolatedTexts(each);
  else if (value instanceof PuppetHash) for (const pair of value) yield* interpolatedTexts(pair);
  else if (typeof value === 'string' && value.includes('%{')) yield value;
}

/** Returns the problems of the interpolations in a value with which each lookup of it fails. */
export function* interpolationProblems(key: string, value: Value): Generator<string> {
  for (const text of interpolatedTexts(value)) yield* problemsIn(text, key);
}

function* problemsIn(text: string, key: string): Generator<string> {
  const parts = parseInterpolation(text);
  for (const part of parts) {
    if (typeof part === 'string') continue;
    if (part.kind === 'malformed') yield `'${key}': ${errorText(malformedInterpolation(text))}`;
    else if (part.kind === 'variable') {
      // A call without quotes around its argument is no method.
      if (part.key.root.includes('(')) yield `'${key}': Undefined variable '${part.key.root}'`;
    } else if (!INTERPOLATION_FUNCTIONS.has(part.name)) yield `'${key}': Unknown interpolation method '${part.name}'`;
    else if (part.name === 'alias' && parts.length > 1)
      yield `'${key}': An interpolation with 'alias' must be the whole text`;
  }
}

/** The functions of interpolations whose argument is a key of the data. */
const LOOKUP_FUNCTIONS: ReadonlySet<string> = new Set(['alias', 'hiera', 'lookup']);

/** Returns the keys that the interpolations of a value look up. */
export function interpolatedKeys(value: Value): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const text of interpolatedTexts(value))
    for (const part of parseInterpolation(text)) {
      if (typeof part === 'string' || part.kind !== 'method' || !LOOKUP_FUNCTIONS.has(part.name)) continue;
      const [root = ''] = part.argument.split('.');
      if (/^[\w:]+$/.test(root)) keys.add(root);
    }
  return keys;
}

/** Variables of lookups that are neither facts nor variables of the top scope. */
const LOOKUP_VARIABLES: ReadonlySet<string> = new Set([
  'calling_class',
  'calling_class_path',
  'calling_module',
  'environment',
  'facts',
  'module_name',
  'name',
  'server_facts',
  'settings',
  'title',
  'trusted',
]);

/** Returns the variables in the interpolations of a value that the top scope does not have. */
export function unknownVariables(value: Value, world: World): ReadonlySet<string> {
  const names = new Set(interpolatedVariables(value));
  return new Set(
    [...names].filter((name) => {
      const plain = stripLeadingColons(name);
      return /^[a-z]\w*$/.test(plain) && !LOOKUP_VARIABLES.has(plain) && world.hasTopVariable(plain) === false;
    }),
  );
}

function* interpolatedVariables(value: Value): Generator<string> {
  for (const text of interpolatedTexts(value))
    for (const part of parseInterpolation(text))
      if (typeof part !== 'string' && part.kind === 'variable') yield part.key.root;
}
