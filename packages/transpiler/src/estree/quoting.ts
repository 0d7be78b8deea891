/** The text of literals in JavaScript. */

/** The text of a part of a template literal. Line feeds stay as they are. */
export function rawTemplate(text: string): string {
  if (PLAIN_TEMPLATE.test(text)) return text;
  return text
    .replace(/[\\`]|\$(?=\{)/g, (character) => `\\${character}`)
    .replace(/\$$/, '\\$')
    .replace(UNPRINTABLE, escapeUnit);
}

/** Printable ASCII and line feeds without grave accents, dollar signs and backslashes. */
const PLAIN_TEMPLATE = /^[\n -#%-[\]-_a-~]*$/;

/** Characters that must be escaped: control characters except line feeds, line separators and lone surrogates. */
const UNPRINTABLE =
  /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function escapeUnit(character: string): string {
  if (character === '\t') return '\\t';
  if (character === '\r') return '\\r';
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Printable ASCII without quotes and backslashes. */
const PLAIN = /^[ -&(-[\]-~]*$/;

/** The text of a string literal, in single quotes. */
export function quoted(text: string): string {
  if (PLAIN.test(text)) return `'${text}'`;
  const escaped = text
    .replace(/[\\'\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`))
    .replace(UNPRINTABLE, escapeUnit);
  return `'${escaped}'`;
}

/** Longer strings never fit on a line, so their exact width is not needed. */
const MAX_MEASURED_LENGTH = 200;

/** The number of characters of a quoted string. */
export function quotedWidth(text: string): number {
  return text.length > MAX_MEASURED_LENGTH || PLAIN.test(text) ? text.length + 2 : quoted(text).length;
}

/** Whether a text can be a property name without quotes. */
export function isIdentifierName(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text);
}
