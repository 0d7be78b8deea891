/**
 * Reads JSON so that nothing is lost that Puppet tells apart: an Integer becomes the string `int 5` behind a control
 * character, a Float
 * `float 5`, and so do `NaN` and the infinities, which the reference prints bare.
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
