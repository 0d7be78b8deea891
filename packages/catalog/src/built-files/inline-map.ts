const INLINE_MAP = /^\/\/# sourceMappingURL=data:application\/json;(?:charset=utf-8;)?base64,([\w+/=]+)\s*$/m;

/** Returns a function that reads the source map in the text of a module; undefined if there is none. */
export function inlineMap(text: string): (() => string) | undefined {
  const encoded = INLINE_MAP.exec(text)?.[1];
  return encoded === undefined ? undefined : () => Buffer.from(encoded, 'base64').toString('utf8');
}
