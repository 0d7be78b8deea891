import * as b from '../../estree/index.js';

/** Returns a name as the name of a property in TypeScript. `__proto__` is an ordinary name in types. */
export function propertyName(name: string): string {
  return b.isIdentifierName(name) ? name : b.quoted(name);
}

/** The maximum length of an object type on one line. */
const MAX_LINE_LENGTH = 80;

/** Returns an object type with these members. */
export function objectText(members: readonly string[]): string {
  if (members.length === 0) return '{}';
  const line = `{ ${members.join('; ')} }`;
  if (line.length <= MAX_LINE_LENGTH) return line;
  return `{\n${members.map((member) => `  ${indented(member)};\n`).join('')}}`;
}

/** Indents the lines of a type after the first one. */
export function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
