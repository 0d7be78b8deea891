import { join } from 'node:path';
import { CatalogCompiler, Environment, moduleExtensions } from '@pptjs/catalog';
import type { Value } from '@pptjs/runtime';
import test from 'ava';
import { assertAnswer, Differences } from '../recorded/differences.js';
import { recorded } from '../recorded/read.js';
import { sample } from '../recorded/sample.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { comparable } from './answers.js';
import { type CompiledAnswer, compiledAnswer } from './compiled-answer.js';
import { type EnvironmentCase, environmentCases } from './environments.js';
import { folderOf, writeIn } from './folder.js';

/** An answer that test/record/environments.rb has recorded. */
interface Answer extends CompiledAnswer {
  readonly id: string;
}

const answers = new Map(recorded<Answer>('environments').map((answer) => [answer.id, answer]));
const differences = new Differences('environments');

for (const row of sample(environmentCases(), ({ id }) => differences.find(id) !== undefined)) {
  const listed = differences.find(row.id);
  test(listed === undefined ? row.id : `${row.id} (differs from Puppet: ${listed.reason})`, async (t) => {
    const expected = answers.get(row.id);
    if (expected === undefined) return t.fail('no answer is recorded: run test/record/environments.ts');
    const actual = comparable({ ...(await answerTo(row)) });
    assertAnswer(
      t,
      differences,
      { id: row.id, actual, expected: comparable({ ...expected }), isError: 'error' in actual },
      row.id,
    );
  });
}

async function answerTo({ id, files, node, facts }: EnvironmentCase): Promise<Answer> {
  const directory = join(folderOf({}), 'production');
  writeIn(directory, files);
  const compiler = new CatalogCompiler({
    environment: new Environment({ directory }),
    strict: recordedStrictness('environments'),
    extensions: moduleExtensions({ allowJavascript: true }),
  });
  const answer = await compiledAnswer(compiler, { node, facts: facts as Readonly<Record<string, Value>> });
  return JSON.parse(JSON.stringify({ id, ...answer }).replaceAll(directory, '$ENVIRONMENT')) as Answer;
}
