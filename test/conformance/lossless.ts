/**
 * Parses JSON without losing the difference between Integer and Float: the number 5 becomes the string `int 5` and 5.0
 * the string `float 5`, both with the control character U+0001 in front. `NaN` and the infinities, which Ruby writes as
 * bare words, become floats too.
 */
export function parseLossless(text: string): unknown {
  const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(\.\d+)?([eE][+-]?\d+)?|-?Infinity|NaN/g;
  return JSON.parse(
    text.replace(tokens, (token, fraction?: string, exponent?: string) => {
      if (token.startsWith('"')) return token;
      const isInteger = fraction === undefined && exponent === undefined && /\d/.test(token);
      return isInteger
        ? `"\\u0001int ${token}"`
        : `"\\u0001float ${Number(token)}${token === '-0.0' ? ' negative' : ''}"`;
    }),
  );
}
