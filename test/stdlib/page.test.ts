import { readFileSync } from 'node:fs';
import { bundledStdlib, CatalogCompiler, Environment } from '@pptjs/catalog';
import test from 'ava';
import { stdlibPage } from '../record/stdlib-page.js';
import { documentation } from './documentation.js';

test('docs/stdlib.md is up to date with its generator', (t) => {
  t.is(readFileSync(new URL('../../docs/stdlib.md', import.meta.url), 'utf8'), stdlibPage());
});

/** The value of an expression as text. */
function evaluated(source: string): string {
  const code = `file { '/x': mode => '0644' } $value = ${source} notice(String($value, '%p'))`;
  const notices: string[] = [];
  const compiler = new CatalogCompiler({
    environment: new Environment({ name: 'production', code }),
    extensions: [bundledStdlib()],
  });
  compiler.compile({
    node: 'web01.example',
    log: ({ level, message }) => void (level === 'notice' && notices.push(message)),
  });
  return notices.join('\n');
}

for (const { name, example } of documentation()) {
  if (example?.result === undefined) continue;
  const { source, result } = example;
  test(`the example of ${name} has the documented result`, (t) => {
    t.is(evaluated(source), evaluated(result));
  });
}
