/** The members of a JSON object whose shape is not known. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the value of a JSON text; undefined if the text is not JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value of `JSON.parse` is an object, and no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
