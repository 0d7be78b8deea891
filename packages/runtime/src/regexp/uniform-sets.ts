/**
 * Writes the sets of characters in a pattern for the flag `v` in the forms that V8 of Node 20 matches correctly: all with
 * brackets or, if that is possible, all without: `\d` and `\w`. It misses matches of expressions that mix both forms, such
 * as `/(?:\d[^\n])+_/v` in `1a_`, and of the set of all characters, such as `/[^]+/v` in `ab`. V8 of Node 20 also negates a
 * negated set once for each copy that it makes of a repeated group: `/^(?:a[^b])+$/v` does not match `ac`.
 */
export function withUniformSets(pattern: string): string {
  const complete = withAllCharacters(pattern);
  const short = withoutBrackets(complete);
  if (!/^(?:[^\\[]|\\[^])*\[/.test(short)) return short;
  const uniform = withBrackets(complete);
  return /\)[+{]/.test(uniform) ? withoutNegation(uniform) : uniform;
}

/** Writes the negated sets, such as `[^b]`, as the difference of all characters and a set. */
function withoutNegation(pattern: string): string {
  let depth = 0;
  let closing = -1;
  return pattern.replace(/\\[^]|\[\^?|\]/g, (part) => {
    if (part.startsWith('[')) {
      depth++;
      if (closing >= 0 || part === '[') return part;
      closing = depth;
      return '[\\p{Any}--[';
    }
    if (part !== ']') return part;
    depth--;
    if (closing !== depth + 1) return part;
    closing = -1;
    return ']]';
  });
}

/** Writes the set of all characters, `[^]`, as `[\s\S]`. */
function withAllCharacters(pattern: string): string {
  return pattern.replace(/\\[^]|\[\^\]/g, (part) => (part === '[^]' ? '[\\s\\S]' : part));
}

/** Replaces the sets that JavaScript's `\d` and `\w` mean by `\d` and `\w`. */
function withoutBrackets(pattern: string): string {
  return pattern.replace(/\\[^]|\[(\^?)(0-9A-Z_a-z|0-9A-Za-z_|0-9)\]/g, (part, negated?: string, set?: string) => {
    if (set === undefined) return part;
    const letter = set === '0-9' ? 'd' : 'w';
    return `\\${negated === '' ? letter : letter.toUpperCase()}`;
  });
}

/** Encloses Unicode properties in brackets. The translator writes all other sets with brackets. */
function withBrackets(pattern: string): string {
  let depth = 0;
  return pattern.replace(/\\(?:[pP]\{[^}]*\}|[^])|[[\]]/g, (part) => {
    if (part === '[') depth++;
    else if (part === ']') depth--;
    return depth === 0 && /^\\[pP]\{/.test(part) ? `[${part}]` : part;
  });
}
