import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CatalogCompiler, Environment, hieraData } from '@pptjs/catalog';
import { evaluateSource } from '@pptjs/engine';
import { context, EvaluationError, toRichJson } from '@pptjs/runtime';
import test from 'ava';
import { assertAnswer, Differences } from '../recorded/differences.js';
import { recorded } from '../recorded/read.js';
import { sample } from '../recorded/sample.js';
import { recordedStrictness } from '../recorded/strictness.js';

interface Case {
  readonly id: string;
  readonly source: string;
  readonly value?: unknown;
  readonly error?: string;
}

const fixture = fileURLToPath(new URL('fixture', import.meta.url));
const facts = JSON.parse(readFileSync(`${fixture}/facts.json`, 'utf8')) as Record<string, unknown>;

function compilerFor(code: string): CatalogCompiler {
  const directory = `${fixture}/environments/production`;
  const environment = new Environment({
    name: 'production',
    directory,
    hieraConfig: `${fixture}/global/hiera.yaml`,
    code,
  });
  return new CatalogCompiler({ environment, strict: recordedStrictness('hiera'), extensions: [hieraData()] });
}

/** The value of an expression, or the message of its error. */
function answer(source: string): { value: unknown } | { error: string } {
  const node = { node: 'web01', facts, log: () => undefined };
  try {
    const json = compilerFor('').evaluate(node, () =>
      toRichJson(evaluateSource(source, { file: '/case.pp', context: context() })),
    );
    return { value: json.includes('Infinity') ? json : (JSON.parse(json) as unknown) };
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    return { error: `${error.message}${placeText(error)}`.replaceAll(fixture, '$FIXTURE') };
  }
}

function placeText({ place }: EvaluationError): string {
  return place === undefined ? '' : ` (file: ${place.file}, line: ${place.line}, column: ${place.column})`;
}

const differences = new Differences('hiera');
const cases = recorded<Case>('hiera');

for (const { id, source, value, error } of sample(cases, ({ id }) => differences.find(id) !== undefined)) {
  const listed = differences.find(id);
  test(`hiera: ${source}${listed === undefined ? '' : ` (differs from Puppet: ${listed.reason})`}`, (t) => {
    const actual = answer(source);
    // The comparison is of texts, because the order of the keys of a hash is part of the value.
    assertAnswer(t, differences, {
      id,
      source,
      actual: JSON.stringify(actual, null, 2),
      // The default name of a node is the name of the machine.
      expected: JSON.stringify(
        error === undefined ? { value } : { error: error.replace(' for vm ', ' for localhost ') },
        null,
        2,
      ),
      isError: 'error' in actual,
    });
  });
}

test('hiera: each listed difference is a case', (t) => {
  const ids = new Set(cases.map(({ id }) => id));
  t.deepEqual(
    differences.ids().filter((id) => !ids.has(id)),
    [],
  );
});
