/** Texts as the messages of Terraform show them, which Go's formatting functions print. */

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};

/** A text in double quotes with Go's escapes, as the verb `%q` prints it. */
export function goQuoted(text: string): string {
  const escaped = text.replace(/["\\]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, (character) => {
    const short = SHORT_ESCAPES[character];
    if (short !== undefined) return short;
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) return `\\x${code.toString(16).padStart(2, '0')}`;
    if (code < 0x10000) return `\\u${code.toString(16).padStart(4, '0')}`;
    return `\\U${code.toString(16).padStart(8, '0')}`;
  });
  return `"${escaped}"`;
}

/** The first suggestion that differs from a name by fewer than three edits. */
export function nameSuggestion(given: string, suggestions: Iterable<string>): string | undefined {
  for (const suggestion of suggestions) if (isSimilar(given, suggestion)) return suggestion;
  return undefined;
}

/** ` Did you mean "name"?`, or nothing */
export function suggestionText(given: string, suggestions: Iterable<string>): string {
  const suggestion = nameSuggestion(given, suggestions);
  return suggestion === undefined ? '' : ` Did you mean ${goQuoted(suggestion)}?`;
}

const MAX_EDITS = 2;

/** Whether the Levenshtein distance of two names is at most two. */
function isSimilar(left: string, right: string): boolean {
  const [a, b] = [Array.from(left), Array.from(right)];
  if (Math.abs(a.length - b.length) > MAX_EDITS) return false;
  let previous = b.map((_, i) => i + 1);
  for (const [i, character] of a.entries()) {
    const row: number[] = [];
    for (const [j, other] of b.entries()) {
      const above = previous[j] ?? 0;
      const before = j === 0 ? i + 1 : (row[j - 1] ?? 0);
      const diagonal = j === 0 ? i : (previous[j - 1] ?? 0);
      row.push(Math.min(above + 1, before + 1, diagonal + (character === other ? 0 : 1)));
    }
    previous = row;
  }
  return (previous.at(-1) ?? a.length) <= MAX_EDITS;
}
