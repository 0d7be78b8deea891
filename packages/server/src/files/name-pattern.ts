/**
 * Returns a predicate for file names that match one of the patterns of the parameter `ignore`, with the rules of Ruby's
 * `File.fnmatch`: `*`, `?`, `[…]` and `\`. A leading dot is matched only by a dot. The time for a name and a pattern is
 * bounded by the product of their lengths, because patterns come from the network.
 */
export function namePatterns(patterns: readonly string[]): (name: string) => boolean {
  const compiled = [...new Set(patterns)].map((pattern) => ({
    tokens: tokenize(pattern),
    matchesHidden: /^\\?\./.test(pattern),
  }));
  return (name) =>
    compiled.some(({ tokens, matchesHidden }) => (matchesHidden || !name.startsWith('.')) && matches(tokens, name));
}

function matches(tokens: readonly Token[], name: string): boolean {
  let [token, char] = [0, 0];
  let [star, starChar] = [-1, 0];
  while (char < name.length) {
    const current = tokens[token];
    if (current === '*') {
      [star, starChar] = [token, char];
      token++;
    } else if (current !== undefined && current(name[char] ?? '')) {
      token++;
      char++;
    } else if (star === -1) return false;
    else {
      starChar++;
      [token, char] = [star + 1, starChar];
    }
  }
  while (tokens[token] === '*') token++;
  return token === tokens.length;
}

type Token = '*' | ((char: string) => boolean);

function tokenize(pattern: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i] ?? '';
    const end = char === '[' ? pattern.indexOf(']', i + 2) : -1;
    if (char === '*') tokens.push('*');
    else if (char === '?') tokens.push(() => true);
    else if (end !== -1) {
      tokens.push(charSet(pattern.slice(i + 1, end)));
      i = end;
    } else {
      const literal = char === '\\' && i + 1 < pattern.length ? (pattern[++i] ?? '') : char;
      tokens.push((each) => each === literal);
    }
  }
  return tokens;
}

/** @param text the text between the brackets: `a-z_`, or `^a-z` for all other characters */
function charSet(text: string): (char: string) => boolean {
  const isNegated = /^[!^]/.test(text);
  const members = isNegated ? text.slice(1) : text;
  const includes = (char: string): boolean => {
    for (let i = 0; i < members.length; i++) {
      const [first = '', last = ''] = [members[i], members[i + 2]];
      if (members[i + 1] === '-' && last !== '') {
        if (first <= char && char <= last) return true;
        i += 2;
      } else if (first === char) return true;
    }
    return false;
  };
  return (char) => includes(char) !== isNegated;
}
