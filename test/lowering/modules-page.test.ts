import { readFileSync } from 'node:fs';
/** docs/modules.md shows what really comes out. */
import { compile } from '@pptjs/transpiler';
import test from 'ava';

const page = readFileSync(new URL('../../docs/modules.md', import.meta.url), 'utf8');

for (const [, language, source, output] of page.matchAll(
  /```(puppet|epp)\n([^`]*)```\n+```js\n((?:[^`]|`(?!``))*)```/g,
)) {
  const file = /file: '([^']*)'/.exec(output as string)?.[1] as string;
  test(`${language}: ${file}`, (t) => {
    t.is(compile(source as string, { file }).code?.replace(/\n\n+/g, '\n'), (output as string).replace(/\n\n+/g, '\n'));
  });
}
