import { translateRegExp, type Translation } from '@pptjs/runtime/regexp';

/** Programs repeat themselves, and each literal is asked for twice: when it is checked, and when it is compiled. */
const known = new Map<string, Translation>();
const MOST = 2000;

/**
 * What a regular expression in a source is in JavaScript.
 * @throws {RegExpError} where it is none
 */
export function translated(source: string): Translation {
  let translation = known.get(source);
  if (translation === undefined) {
    translation = translateRegExp(source);
    if (known.size >= MOST) known.clear();
    known.set(source, translation);
  }
  return translation;
}
