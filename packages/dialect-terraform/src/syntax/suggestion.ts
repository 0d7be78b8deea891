import { quoteText } from '../values/quoting.js';

/** The first suggestion that differs from a name by fewer than three edits. */
export function nameSuggestion(given: string, suggestions: Iterable<string>): string | undefined {
  for (const suggestion of suggestions) if (isSimilar(given, suggestion)) return suggestion;
  return undefined;
}

/** ` Did you mean "name"?`, or nothing */
export function suggestionText(given: string, suggestions: Iterable<string>): string {
  const suggestion = nameSuggestion(given, suggestions);
  return suggestion === undefined ? '' : ` Did you mean ${quoteText(suggestion)}?`;
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
