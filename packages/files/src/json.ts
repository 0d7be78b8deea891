/** The members of an object whose shape is not known. */
export type UnknownMembers = Readonly<Record<string, unknown>>;

/** Returns the value of a JSON text; undefined if the text is not JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object with named members, and no list. */
export function isObject(value: unknown): value is UnknownMembers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
