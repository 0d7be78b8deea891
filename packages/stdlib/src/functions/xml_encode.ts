import { defineBuiltin, dispatch } from '@pptjs/runtime';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/**
 * Writes what has a meaning in XML as entities; with `attr` the text is put in quotes too.
 *
 * @example
 * stdlib::xml_encode('a < b') # => 'a &lt; b'
 */
export const xml_encode = defineBuiltin(
  'stdlib::xml_encode',
  dispatch(['String str', "Enum['text', 'attr'] type?"], (text: string, type = 'text') => {
    if (type === 'attr') return `"${encode(text, /[&<>"']/g)}"`;
    return encode(text, /[&<>]/g);
  }),
);

function encode(text: string, special: RegExp): string {
  return text.replace(special, (character) => NAMES.get(character) ?? character);
}
