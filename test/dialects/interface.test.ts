/** The interface between dialects and the shared pipeline. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DialectRegistry, shippedDialects } from '@pptjs/dialects';
import { DialectEvaluator } from '@pptjs/engine';
import { puppet } from '@pptjs/transpiler';
import test from 'ava';
import fc from 'fast-check';
import { memberText } from '../../packages/cli/dist/batch/member-text.js';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** The folders of the shared pipeline. A fifth language must be a package and nothing else. */
const SHARED = [
  'transpiler/src/text',
  'transpiler/src/diagnostics',
  'transpiler/src/estree',
  'transpiler/src/printer',
  'transpiler/src/dialect',
  'engine/src/modules',
  'engine/src/evaluation',
];

const LANGUAGE = /\b(?:puppet3?|terraform|hcl|rightscale|rcl)\b/i;

for (const folder of SHARED) {
  test(`packages/${folder} names no language`, (t) => {
    const names = readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => name.endsWith('.ts'));
    t.true(files.length > 0);
    t.deepEqual(
      files.filter((name) => LANGUAGE.test(readFileSync(join(packages, folder, name), 'utf8'))),
      [],
    );
  });
}

for (const entry of shippedDialects) {
  test(`the entry of the dialect ${entry.name} describes the dialect`, async (t) => {
    const dialect = await entry.load();
    t.is(dialect.name, entry.name);
    t.is(dialect.title, entry.title);
    if (entry.extensions.length > 0) t.deepEqual(dialect.extensions, entry.extensions);
    const runtime = await dialect.loadRuntime();
    for (const member of ['evaluate', 'print', 'toJson', 'failureOf'] as const)
      t.is(typeof runtime.host[member], 'function', member);
  });
}

const files: readonly (readonly [file: string, dialect: string | undefined])[] = [
  ['site.pp', 'puppet'],
  ['motd.epp', 'puppet'],
  ['main.tf', 'terraform'],
  ['launch.rcl', 'rightscale'],
  ['app.cat', 'rightscale'],
  ['main.tf.json', undefined],
  ['README', undefined],
];

for (const [file, dialect] of files) {
  test(`the extension of ${file} selects ${dialect ?? 'no dialect'}`, (t) => {
    t.is(new DialectRegistry('/').forFile(file)?.name, dialect);
  });
}

test('Puppet evaluates through the interface of all dialects', async (t) => {
  const evaluator = await DialectEvaluator.load(puppet);
  const outcome = evaluator.evaluate('$xs.map |$x| { $x * 2 }', { variables: { xs: [1, 2n ** 60n] } });
  t.is(outcome.hasFailed ? '' : evaluator.host.toJson(outcome.value), `[2,${2n ** 61n}]`);
});

test('an error of Puppet is located at the operand that it blames', async (t) => {
  const evaluator = await DialectEvaluator.load(puppet);
  const { diagnostics } = evaluator.evaluate("$a = 1\n2 + 'x'", { file: 'a.pp' });
  t.like(diagnostics.at(-1), { severity: 'error', file: 'a.pp', line: 2, column: 5 });
  t.regex(diagnostics.at(-1)?.message ?? '', /The value 'x' cannot be converted to Numeric\./);
});

test('memberText returns the text of a member as it is written', (t) => {
  t.is(memberText('{"id": 1, "variables": {"x": 1.0, "y": [1e400]}}', 'variables'), '{"x": 1.0, "y": [1e400]}');
  t.is(memberText('{"a":{"variables":1},"b":"variables","variables":2}', 'variables'), '2');
  t.is(memberText('{"id":1}', 'variables'), undefined);
});

test('memberText agrees with JSON.parse', (t) => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('a', 'b', '"', ':', 'x\\'), fc.jsonValue()), (data) => {
      for (const [name, value] of Object.entries(JSON.parse(JSON.stringify(data)) as object))
        t.deepEqual(JSON.parse(memberText(JSON.stringify(data, null, 1), name) ?? 'null'), value);
    }),
  );
});
