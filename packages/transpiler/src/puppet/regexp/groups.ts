/** A group with a number: `(…)`. */
export interface PatternGroup {
  /** Whether the group has no text in some matches: it is in an alternative, or in a part that a match may leave out. */
  readonly isOptional: boolean;
}

interface OpenGroup {
  /** The index of the group; null if it has no number. */
  readonly index: number | null;
  /** The indexes of the groups in it. */
  readonly inside: number[];
  hasAlternatives: boolean;
}

/** An escape, a set of characters, the start of a group, its end with quantifiers, or a bar. */
const PARTS = /\\.|\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]|\((?:\?:)?|\)(?:[?*+]|\{[\d,]*\})*|\|/gs;

/** Syntax that is not read here: other groups than `(…)` and `(?:…)`, calls of groups, and escapes of control characters. */
const OTHER_SYNTAX = /\(\?(?!:)|&&|\\[gcCM]/;

/** A set of characters without another set in it. */
const PLAIN_SET = /^\[\^?\]?(?:\\.|\[:\w+:\]|[^[\]\\])*\]$/s;

/** The end of a group that every match of the part around it contains. In Ruby, `{2}?` is twice or not at all. */
const CERTAIN_END = /^\)(?:\+[?+]?|\{[1-9]\d*(?:,\d*)?\})?$/;

/** Returns the groups with numbers of a pattern in Ruby's syntax, in their order. Null if they are not certain. */
export function groupsOfPattern(pattern: string): readonly PatternGroup[] | null {
  if (OTHER_SYNTAX.test(pattern)) return null;
  const groups: { isOptional: boolean }[] = [];
  const markOptional = (indexes: readonly number[]): void => {
    for (const index of indexes) groups[index]!.isOptional = true;
  };
  const root: OpenGroup = { index: null, inside: [], hasAlternatives: false };
  const open: OpenGroup[] = [root];
  for (const part of pattern.match(PARTS) ?? []) {
    const group = open.at(-1)!;
    if (part.startsWith('[')) {
      if (!PLAIN_SET.test(part)) return null;
    } else if (part.startsWith('(')) {
      const index = part === '(' ? groups.push({ isOptional: false }) - 1 : null;
      open.push({ index, inside: [], hasAlternatives: false });
    } else if (part.startsWith(')')) {
      const outer = open.at(-2);
      if (outer === undefined) return null;
      open.pop();
      if (group.hasAlternatives) markOptional(group.inside);
      const indexes = group.index === null ? group.inside : [group.index, ...group.inside];
      if (!CERTAIN_END.test(part)) markOptional(indexes);
      outer.inside.push(...indexes);
    } else if (part === '|') {
      group.hasAlternatives = true;
    }
  }
  if (root.hasAlternatives) markOptional(root.inside);
  return open.length === 1 ? groups : null;
}
