/** Pages of docs/ that a generator writes, and the examples on them. */
import { readFileSync } from 'node:fs';
import { bundledStdlib, CatalogCompiler, Environment } from '@pptjs/catalog';
import { evaluateSource } from '@pptjs/engine';
import { createContext, describeValue, type Strictness } from '@pptjs/runtime';
import test from 'ava';
import { documentation as functionsDocumentation } from '../functions/documentation.js';
import { diagnosticsPages } from '../record/diagnostics/page.js';
import { dialectsPage } from '../record/dialects-page.js';
import { functionsDeclarations } from '../record/functions-declarations.js';
import { functionsPage } from '../record/functions-page.js';
import { languagesPage } from '../record/languages/page.js';
import { migrationPage } from '../record/migration-page.js';
import { modulesPage } from '../record/modules-page.js';
import { stdlibPage } from '../record/stdlib-page.js';
import { deprecatedFunctions, documentation as stdlibDocumentation } from '../stdlib/documentation.js';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');

test('docs/diagnostics.md and the pages of its folder are up to date with their generator', async (t) => {
  for (const [path, text] of await diagnosticsPages())
    t.true(page(path.replace(/\.md$/, '')) === text, `${path}: run \`npm run docs\` to write the page again.`);
});

test('docs/dialects.md contains the current toy dialect', (t) => {
  t.true(page('dialects') === dialectsPage(), 'Run `npm run docs` to write the page again.');
});

test('docs/languages.md is up to date with its generator', async (t) => {
  t.true(page('languages') === (await languagesPage()), 'Run `npm run docs` to write the page again.');
});

test('docs/migration.md is up to date with its generator', (t) => {
  t.true(page('migration') === migrationPage(), 'Run `npm run docs` to write the page again.');
});

test('docs/functions.md is up to date with its generator', (t) => {
  t.true(page('functions') === functionsPage(), 'Run `npm run docs` to write the page again.');
});

test('the TypeScript signatures of the built-in functions are up to date with their generator', (t) => {
  const file = new URL('../../packages/runtime/types/generated/functions.d.ts', import.meta.url);
  t.true(readFileSync(file, 'utf8') === functionsDeclarations(), 'Run `npm run docs` to write the file again.');
});

test('docs/stdlib.md is up to date with its generator', (t) => {
  t.true(page('stdlib') === stdlibPage(), 'Run `npm run docs` to write the page again.');
});

/** The value of an expression as text. */
function evaluated(source: string): string {
  return describeValue(evaluateSource(source, { context: createContext({ log: () => undefined }) }));
}

for (const { name, example } of functionsDocumentation()) {
  test(`docs/functions.md: the example of ${name} gives the documented result`, (t) => {
    t.is(evaluated(example.source), evaluated(example.result));
  });
}

/** The value of an expression in a catalog with stdlib, as text. */
function evaluatedInCatalog(source: string, strict: Strictness = 'error'): string {
  const code = `file { '/x': mode => '0644' } $value = ${source} notice(String($value, '%p'))`;
  const notices: string[] = [];
  const compiler = new CatalogCompiler({
    environment: new Environment({ name: 'production', code }),
    strict,
    extensions: [bundledStdlib()],
  });
  compiler.compile({
    node: 'web01.example',
    log: ({ level, message }) => void (level === 'notice' && notices.push(message)),
  });
  return notices.join('\n');
}

for (const { name, example } of stdlibDocumentation()) {
  if (example?.result === undefined) continue;
  const { source, result } = example;
  if (deprecatedFunctions.has(name)) {
    test(`docs/stdlib.md: the example of ${name} gives the documented result with strict: warning`, (t) => {
      t.throws(() => evaluatedInCatalog(source), { message: /deprecation\. \w+\. This / });
      t.is(evaluatedInCatalog(source, 'warning'), evaluatedInCatalog(result));
    });
  } else {
    test(`docs/stdlib.md: the example of ${name} gives the documented result`, (t) => {
      t.is(evaluatedInCatalog(source), evaluatedInCatalog(result));
    });
  }
}

test('docs/modules.md shows the ten modules of test/lowering/ten', (t) => {
  t.true(page('modules') === modulesPage(), 'Run `npm run docs` to write the examples again.');
});
