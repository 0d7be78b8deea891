/**
 * Writes all sets of characters in a pattern for the flag `v` with brackets or, if that is possible, all without: `\d`
 * and `\w`. V8 of Node 20 misses matches of expressions that mix both forms, such as `/(?:\d[^\n])+_/v` in `1a_`.
 */
export function withUniformSets(pattern: string): string {
  const short = withoutBrackets(pattern);
  return /^(?:[^\\[]|\\[^])*\[/.test(short) ? withBrackets(pattern) : short;
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
