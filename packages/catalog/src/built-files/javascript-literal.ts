/** An identifier in a literal: printed as it is. */
export class Identifier {
  constructor(readonly name: string) {}
}

/** A value that can be printed as a JavaScript literal. Properties with the value undefined are left out. */
export type LiteralValue =
  | null
  | boolean
  | number
  | string
  | undefined
  | Identifier
  | readonly LiteralValue[]
  | { readonly [name: string]: LiteralValue };

const LINE_WIDTH = 120;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * Prints a value as a JavaScript literal. An array or object is printed on one line if it fits there.
 *
 * @param indent the indentation of the line that contains the literal
 * @param used the number of characters before and after the literal in its line
 */
export function javascriptLiteral(value: LiteralValue, indent = '', used = 0): string {
  const line = singleLine(value);
  if (line !== undefined && indent.length + used + line.length <= LINE_WIDTH) return line;
  if (Array.isArray(value))
    return `[\n${lines(
      value.map((each) => ['', each] as const),
      indent,
    )}${indent}]`;
  if (isObject(value)) return `{\n${lines(members(value), indent)}${indent}}`;
  return line ?? '';
}

/** Prints a string as a JavaScript string in single quotes. */
export function quoted(text: string): string {
  return `'${escapeControls(text.replaceAll(/[\\']/g, String.raw`\$&`)).replaceAll('\n', String.raw`\n`)}'`;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Returns the string whose literal, as `quoted` prints it, has this text between its quotes. */
export function unquoted(text: string): string {
  return text.replaceAll(/\\(?:u([\da-f]{4})|([^]))/g, (_, code: string | undefined, character: string) =>
    code === undefined ? (ESCAPES.get(character) ?? character) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Escapes the control characters of a text that is within quotes or backticks, except for newlines and tabs. */
export function escapeControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]|[\u2028\u2029\ufeff]/gu, (character) =>
    character === '\r' ? String.raw`\r` : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isObject(value: LiteralValue): value is { readonly [name: string]: LiteralValue } {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Identifier);
}

function singleLine(value: LiteralValue): string | undefined {
  if (value instanceof Identifier) return value.name;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(singleLine).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const parts = members(value).map(([prefix, member]) => `${prefix}${singleLine(member)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

function lines(entries: readonly (readonly [prefix: string, value: LiteralValue])[], indent: string): string {
  const inner = `${indent}  `;
  return entries
    .map(([prefix, value]) => `${inner}${prefix}${javascriptLiteral(value, inner, prefix.length + 1)},\n`)
    .join('');
}

/** Returns the members of an object with the text before each value: the key and a colon. */
function members(value: { readonly [name: string]: LiteralValue }): (readonly [prefix: string, value: LiteralValue])[] {
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => [`${propertyKey(key)}: `, member]);
}

/** A key `__proto__` is computed, because it would set the prototype otherwise. */
function propertyKey(key: string): string {
  if (key === '__proto__') return "['__proto__']";
  return IDENTIFIER.test(key) ? key : quoted(key);
}
