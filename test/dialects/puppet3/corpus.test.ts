/**
 * The manifests of the corpus are of the age of Puppet 3 to Puppet 8. Each one compiles as Puppet 3, or has errors only
 * about what Puppet 3 does not have or does not allow.
 */
import { readFileSync } from 'node:fs';
import { puppet3 } from '@pptjs/dialect-puppet3';
import { compileWith } from '@pptjs/transpiler/dialect';
import { parse as parseJavaScript } from 'acorn';
import test from 'ava';
import { corpus } from '../../conformance/puppet.js';
import { corpusFiles } from '../../parser/corpus.js';

const files = corpusFiles().filter((file) => file.endsWith('.pp'));

/** Errors about features that later versions of Puppet added, besides those that begin with `NO_`. */
const LATER_FEATURES: ReadonlySet<string> = new Set([
  'DEFAULT_AS_VALUE',
  'EXPRESSION_AS_TITLE',
  'EXPRESSION_IN_SELECTOR',
  'MATCH_WITHOUT_REGEX',
  'REGEX_AS_VALUE',
]);

/** The number of manifests that use nothing that Puppet 3 lacks. */
const COMPILED = 1420;

if (files.length === 0) test.skip(`corpus: Puppet 3 (the modules are not installed in ${corpus})`, () => undefined);
else
  test(`corpus: ${files.length} manifests compile as Puppet 3, or use later features`, (t) => {
    let compiled = 0;
    for (const file of files) {
      const { code, diagnostics } = compileWith(puppet3, readFileSync(file, 'utf8'), { file });
      if (code !== null) {
        compiled++;
        parseJavaScript(code, { ecmaVersion: 'latest', sourceType: 'module' });
      }
      const others = diagnostics.filter(
        (found) => found.severity === 'error' && !found.code.startsWith('NO_') && !LATER_FEATURES.has(found.code),
      );
      t.deepEqual(
        others.map(({ line, message }) => `${line}: ${message}`),
        [],
        file,
      );
    }
    t.is(compiled, COMPILED);
  });
