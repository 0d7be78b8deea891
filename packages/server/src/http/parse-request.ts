/**
 * The parsers of what a client sends before it is known: the path and the form. Both decode percent encoding exactly
 * once and reject what they cannot decode, so that authorization, routing and file access see the same names.
 */
import { badRequest } from './http-error.js';

/** The values of the parameters of a query or form, by name. */
export type Parameters = ReadonlyMap<string, readonly string[]>;

/** More parameters than any agent sends. An agent repeats `ignore` for each pattern. */
const MAX_PARAMETERS = 500;

/** The longest path: Node limits the whole head of a request to 16 KiB. */
const MAX_SEGMENTS = 200;

/**
 * Splits the target of a request into the decoded segments of its path and its parameters.
 *
 * @throws {HttpError} 400 if it is not an absolute path, or a segment is `.`, `..`, or contains `/` or NUL
 */
export function parseTarget(target: string): { readonly segments: readonly string[]; readonly query: Parameters } {
  if (!target.startsWith('/')) throw badRequest('the request target is not a path');
  const end = target.search(/[?#]/);
  const path = end === -1 ? target : target.slice(0, end);
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length > MAX_SEGMENTS) throw badRequest('the path has too many segments');
  const query = end !== -1 && target[end] === '?' ? target.slice(end + 1).replace(/#.*$/s, '') : '';
  return { segments: parts.map(decodeSegment), query: parseForm(query) };
}

function decodeSegment(part: string): string {
  const segment = decode(part);
  if (segment === '.' || segment === '..' || /[/\0]/.test(segment)) throw badRequest('the path is not allowed');
  return segment;
}

/**
 * Parses the form of a query or body: `a=1&b=2`, with percent encoding and `+` for spaces.
 *
 * @throws {HttpError} 400 if it has too many parameters, or the encoding is wrong
 */
export function parseForm(text: string): Parameters {
  const parameters = new Map<string, string[]>();
  if (text === '') return parameters;
  const pairs = text.split('&', MAX_PARAMETERS + 1);
  if (pairs.length > MAX_PARAMETERS) throw badRequest('too many parameters');
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    const name = decodePlus(equals === -1 ? pair : pair.slice(0, equals));
    const value = equals === -1 ? '' : decodePlus(pair.slice(equals + 1));
    if (name === '') continue;
    const values = parameters.get(name);
    if (values === undefined) parameters.set(name, [value]);
    else values.push(value);
  }
  return parameters;
}

/** Decodes a value of a form that the client has encoded twice. */
export const decodePlus = (text: string): string => decode(text.replaceAll('+', ' '));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw badRequest('the percent encoding is wrong');
  }
}

/**
 * Returns the only value of a parameter; undefined if it is missing.
 *
 * @throws {HttpError} 400 if there are several different values
 */
export function single(parameters: Parameters, name: string): string | undefined {
  const [first, ...others] = parameters.get(name) ?? [];
  if (others.some((other) => other !== first)) throw badRequest(`the parameter ${name} has several values`);
  return first;
}

/** Joins the parameters of a query and a form. A parameter of both has all values. */
export function mergeParameters(query: Parameters, form: Parameters): Parameters {
  const merged = new Map(query);
  for (const [name, values] of form) merged.set(name, [...(merged.get(name) ?? []), ...values]);
  return merged;
}
