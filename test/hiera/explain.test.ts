import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CatalogCompiler, Environment, hieraData } from '@pptjs/catalog';
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { explainKey } from './explain-key.js';

const fixture = fileURLToPath(new URL('fixture', import.meta.url));
const facts = JSON.parse(readFileSync(`${fixture}/facts.json`, 'utf8')) as Record<string, unknown>;
const environment = new Environment({
  name: 'production',
  directory: `${fixture}/environments/production`,
  hieraConfig: `${fixture}/global/hiera.yaml`,
  code: '',
});

for (const { key, explanation } of recorded<{ key: string; explanation: string }>('explain')) {
  test(`lookup --explain ${key} prints the steps of Puppet`, (t) => {
    const compiler = new CatalogCompiler({
      environment,
      strict: recordedStrictness('explain'),
      extensions: [hieraData()],
    });
    const explained = compiler.evaluate({ node: 'web01', facts, log: () => undefined }, () => explainKey(key));
    // Puppet's command adds a line if it finds nothing.
    t.is(
      explained.replaceAll(fixture, '$FIXTURE').trimEnd(),
      explanation.replace(/\n?Function lookup\(\) did not find.*/, '').trimEnd(),
    );
  });
}
