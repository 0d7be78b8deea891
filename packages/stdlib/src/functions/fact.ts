import { context, defineBuiltin, dispatch, isArray, PuppetHash, type Value } from '@pptjs/runtime';

/**
 * The value of a fact, or what is in it: keys and indexes with points between them, in double quotes where they have
 * points themselves. undef where there is none.
 *
 * @example
 * fact('os.name')
 */
export const fact = defineBuiltin('fact', dispatch(['String fact_name'], find));

function find(name: string): Value {
  let at: Value = context().topScope.lookup('facts') ?? null;
  const walked: string[] = [];
  for (const key of keysOf(name)) {
    const problem = problemOf(at, key, walked.join('.'));
    if (problem !== undefined) {
      context().log({ level: 'warning', message: `fact request for ${name} returning nil: ${problem}` });
      return null;
    }
    at = step(at, key);
    if (at === null) return null;
    walked.push(key);
  }
  return at;
}

function keysOf(name: string): readonly string[] {
  return Array.from(name.matchAll(/"([^"]*)"?|([^".]+)/g), ([, quoted, plain]) => quoted ?? plain ?? '').filter(
    (key) => key !== '',
  );
}

function isIndex(key: string): boolean {
  return /^-?\d+$/.test(key);
}

function problemOf(value: Value, key: string, path: string): string | undefined {
  if (isArray(value)) return isIndex(key) ? undefined : `'${path}' is an array; cannot index to '${key}'`;
  return value instanceof PuppetHash ? undefined : `'${path}' is not a collection; cannot walk to '${key}'`;
}

function step(value: Value, key: string): Value {
  if (isArray(value)) return value.at(Number.parseInt(key, 10)) ?? null;
  return value instanceof PuppetHash ? (value.get(key) ?? null) : null;
}
