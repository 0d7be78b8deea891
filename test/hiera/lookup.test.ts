import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CatalogCompiler, Environment, hieraData } from '@pptjs/catalog';
import { evaluateSource } from '@pptjs/engine';
import { context, EvaluationError, toRichJson } from '@pptjs/runtime';
import test from 'ava';
import { recorded } from '../recorded/read.js';

interface Case {
  readonly source: string;
  readonly value?: unknown;
  readonly error?: string;
}

const fixture = fileURLToPath(new URL('fixture', import.meta.url));
const facts = JSON.parse(readFileSync(`${fixture}/facts.json`, 'utf8')) as Record<string, unknown>;

/**
 * What the reference answers where a class is declared is compared with catalogs; and these speak of the reference's
 * own insides.
 */
const elsewhere =
  /^(include|class|hiera_include)|funcpath::fails|Infinity not allowed|undefined method|unexpected token|expecting a close brace|did not find expected|premature end/;

function compilerFor(code: string): CatalogCompiler {
  const directory = `${fixture}/environments/production`;
  const environment = new Environment({
    name: 'production',
    directory,
    hieraConfig: `${fixture}/global/hiera.yaml`,
    code,
  });
  return new CatalogCompiler({ environment, extensions: [hieraData()] });
}

/** The value of an expression, or the message of the error. */
function answer(source: string): { value: unknown } | { error: string } {
  const node = { node: 'web01', facts, log: () => undefined };
  try {
    return {
      value: compilerFor('').evaluate(
        node,
        () => JSON.parse(toRichJson(evaluateSource(source, { file: '/case.pp', context: context() }))) as unknown,
      ),
    };
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    return { error: `${error.message}${placeText(error)}`.replaceAll(fixture, '$FIXTURE') };
  }
}

function placeText({ place }: EvaluationError): string {
  return place === undefined ? '' : ` (file: ${place.file}, line: ${place.line}, column: ${place.column})`;
}

for (const { source, value, error } of recorded<Case>('hiera')) {
  if (elsewhere.test(source) || elsewhere.test(error ?? '')) continue;
  test(source, (t) => {
    // As text, since the order of a hash's keys counts.
    t.is(JSON.stringify(answer(source), null, 2), JSON.stringify(error === undefined ? { value } : { error }, null, 2));
  });
}
