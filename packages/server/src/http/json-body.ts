import { isObject, type UnknownMembers, tryParseJson } from '@pptjs/files';
import type { ServerRequest } from './exchange.js';
import { badRequest, HttpError } from './http-error.js';

/** Deeper JSON than any facts or report have. Code that walks through the data is recursive. */
const MAX_NESTING_DEPTH = 200;

/** More values than any facts or report have. An empty object needs 30 times as much memory as its text. */
const MAX_VALUES = 1_000_000;

/** Longer words than any number. Numbers outside 64 bits are exact, and reading one takes more time than its length. */
const MAX_WORD_LENGTH = 1000;

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

/** @throws {HttpError} 400 if the text is no JSON object, or needs too much time or memory */
export function parseJsonBody(text: string): JsonBody {
  checkJson(text);
  const data = tryParseJson(text);
  if (!isObject(data)) throw badRequest('The request body is invalid: it is not a JSON object');
  return { text, data };
}

/**
 * Checks what parsing a JSON text costs, without parsing it.
 *
 * @throws {HttpError} 400 if it is nested too deeply, or has too many values or too long numbers
 */
export function checkJson(text: string): void {
  let [depth, values, wordStart] = [0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    switch (text[i]) {
      case '"':
        i = endOfString(text, i);
        break;
      case '{':
      case '[':
        if (++depth > MAX_NESTING_DEPTH) throw badRequest('the JSON is nested too deeply');
        if (++values > MAX_VALUES) throw badRequest('the JSON has too many values');
        break;
      case ',':
        if (++values > MAX_VALUES) throw badRequest('the JSON has too many values');
        break;
      case '}':
      case ']':
        depth--;
        break;
      case ':':
      case ' ':
      case '\t':
      case '\r':
      case '\n':
        break;
      default:
        if (i - wordStart >= MAX_WORD_LENGTH) throw badRequest('the JSON has a number that is too long');
        continue;
    }
    wordStart = i + 1;
  }
}

/** Returns the offset of the quotation mark after a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i;
  }
  return text.length;
}

/** Returns a member that must be an object; an empty object in place of anything else. */
export const objectOf = (data: unknown): UnknownMembers => (isObject(data) ? data : {});
