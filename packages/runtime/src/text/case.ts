/** Converts the letters A to Z to lower case. Puppet compares strings in this form. */
export function foldAscii(text: string): string {
  let hasUpper = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= MAX_ASCII) return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    if (code >= 0x41 && code <= 0x5a) hasUpper = true;
  }
  return hasUpper ? text.toLowerCase() : text;
}

const MAX_ASCII = 0x80;

/**
 * Ruby's `downcase`, which covers all of Unicode and converts each letter separately. JavaScript has a special rule for
 * a sigma at the end of a word.
 */
export function downcase(text: string): string {
  return (text.includes('Σ') ? text.replaceAll('Σ', 'σ') : text).toLowerCase();
}

/** The title case of digraphs: the upper case is `Ǆ`, the title case is `ǅ`. */
const DIGRAPHS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ [...'ǄǅǆǇǈǉǊǋǌǱǲǳ'].map((char, i) => [char, 'ǅǈǋǲ'.charAt(Math.floor(i / 3))]),
);

/** Ruby's `capitalize`: converts the first letter to title case and the others to lower case. */
export function capitalizeText(text: string): string {
  const first = text.codePointAt(0);
  if (first === undefined) return '';
  if (first < MAX_ASCII) return text.charAt(0).toUpperCase() + downcase(text.slice(1));
  const letter = String.fromCodePoint(first);
  return titleCase(letter) + downcase(text.slice(letter.length));
}

function titleCase(letter: string): string {
  const digraph = DIGRAPHS.get(letter);
  if (digraph !== undefined) return digraph;
  const upper = letter.toUpperCase();
  if (upper.length === letter.length || letter === 'ŉ') return upper;
  // In title case an iota subscript stays one. In upper case it becomes a separate letter.
  if (upper.endsWith('Ι'))
    return upper.length === 2 ? (single(letter) ?? `${upper.slice(0, -1)}\u0345`) : `${upper.slice(0, -1)}\u0345`;
  const [head = '', ...rest] = upper;
  return head + rest.join('').toLowerCase();
}

/** Returns the title case of a Greek letter with iota subscript, if there is a single letter for it. */
function single(letter: string): string | undefined {
  const code = letter.charCodeAt(0);
  if (code >= 0x1f80 && code <= 0x1faf) return String.fromCharCode(code | 8);
  if (code === 0x1fb3 || code === 0x1fc3 || code === 0x1ff3) return String.fromCharCode(code + 9);
  return undefined;
}
