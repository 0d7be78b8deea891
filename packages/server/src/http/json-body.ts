import type { ServerRequest } from './exchange.js';
import { badRequest, HttpError } from './http-error.js';

/** Deeper JSON than any facts or report have. Code that walks through the data is recursive. */
const MAX_NESTING_DEPTH = 200;

/** A body that is a JSON object. */
export interface JsonBody {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Reads a body that must be a JSON object.
 *
 * @throws {HttpError} 400 if it is none, 415 if it has another type
 */
export async function readJson(request: ServerRequest): Promise<JsonBody> {
  const type = request.header('content-type')?.split(';', 1)[0]?.trim();
  if (type !== 'application/json' && type !== 'text/pson')
    throw new HttpError(415, 'Unsupported Media Type: the body must be JSON', 'UNSUPPORTED_MEDIA_TYPE');
  return parseJsonBody(await request.body());
}

/** @throws {HttpError} 400 if the text is no JSON object, or is nested too deeply */
export function parseJsonBody(text: string): JsonBody {
  checkNesting(text);
  const data = parse(text);
  if (!isObject(data)) throw badRequest('The request body is invalid: it is not a JSON object');
  return { text, data };
}

/**
 * Checks the nesting of JSON without parsing it.
 *
 * @throws {HttpError} 400 if it is too deep
 */
export function checkNesting(text: string): void {
  let [depth, isInString] = [0, false];
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (isInString) {
      if (char === '\\') i++;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === ']' || char === '}') depth--;
    else if ((char === '[' || char === '{') && ++depth > MAX_NESTING_DEPTH)
      throw badRequest('the JSON is nested too deeply');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Returns a member that must be an object; an empty object in place of anything else. */
export const objectOf = (data: unknown): Readonly<Record<string, unknown>> => (isObject(data) ? data : {});
