/** A token of the text of a type. */
export interface Token {
  readonly kind: 'type' | 'name' | 'string' | 'number' | 'regexp' | 'punctuation' | 'end';
  /** The text of the token. Strings and regular expressions are without their delimiters and with escapes resolved. */
  readonly text: string;
  readonly offset: number;
}

const TYPE = /(?:::)?[A-Z][A-Za-z0-9_]*(?:::[A-Z][A-Za-z0-9_]*)*/y;
const NAME = /(?:::)?[a-z_][A-Za-z0-9_]*(?:::[a-z][A-Za-z0-9_]*)*/y;
const NUMBER = /(?:-\s*)*(?:0[xX][0-9A-Fa-f]+|[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?)/y;
const SINGLE = /'((?:[^'\\]|\\[^])*)'/y;
const DOUBLE = /"((?:[^"\\]|\\[^])*)"/y;
const REGEXP = /\/((?:[^/\\\n]|\\[^\n])*)\//y;
const PUNCTUATION = /=>|[[\]{}(),|]/y;
const SPACE = /(?:\s|#[^\n]*)+/y;

/** Returns the tokens of a text, the last one of kind `end`. Returns null if a part of the text is not a token. */
export function tokenize(text: string): Token[] | null {
  const tokens: Token[] = [];
  let offset = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = offset;
    return pattern.exec(text);
  };
  while (offset < text.length) {
    const space = take(SPACE);
    if (space) {
      offset += space[0].length;
      continue;
    }
    const token = nextToken(take, offset);
    if (!token) return null;
    tokens.push(token.token);
    offset += token.length;
  }
  tokens.push({ kind: 'end', text: '', offset });
  return tokens;
}

function nextToken(
  take: (pattern: RegExp) => RegExpExecArray | null,
  offset: number,
): { token: Token; length: number } | null {
  const plain = (kind: Token['kind'], pattern: RegExp) => {
    const match = take(pattern);
    return match && { token: { kind, text: match[0], offset }, length: match[0].length };
  };
  const quoted = (kind: Token['kind'], pattern: RegExp, unescape: (text: string) => string) => {
    const match = take(pattern);
    return match && { token: { kind, text: unescape(match[1] ?? ''), offset }, length: match[0].length };
  };
  return (
    plain('type', TYPE) ??
    plain('name', NAME) ??
    plain('number', NUMBER) ??
    quoted('string', SINGLE, unescapeSingle) ??
    quoted('string', DOUBLE, unescapeDouble) ??
    quoted('regexp', REGEXP, (source) => source.replaceAll('\\/', '/')) ??
    plain('punctuation', PUNCTUATION)
  );
}

function unescapeSingle(text: string): string {
  return text.replace(/\\([\\'])/g, '$1');
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', s: ' ', '0': '\0' };

function unescapeDouble(text: string): string {
  return text.replace(
    /\\(?:u\{([0-9A-Fa-f]{1,6})\}|u([0-9A-Fa-f]{4})|([^]))/g,
    (whole, braced?: string, four?: string, char?: string) => {
      const code = braced ?? four;
      if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
      if (char === undefined) return whole;
      return ESCAPES[char] ?? (char === '\\' || char === '"' || char === "'" || char === '$' ? char : whole);
    },
  );
}
