/** The toy dialect of docs/dialects.md, compiled, evaluated and used through the commands and the loader. */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DialectEvaluator } from '@pptjs/engine';
import { compileWith, type Dialect } from '@pptjs/transpiler/dialect';
import { parse as parseJavaScript } from 'acorn';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { write } from '../cli/folder.js';
import { commandFile } from '../cli/process.js';
import { node, type Ran, workspace } from '../loader/workspace.js';
import { shareOf } from '../recorded/sample.js';

const folder = new URL('../../examples/toy-dialect/', import.meta.url);
const { default: toy } = (await import(new URL('index.js', folder).href)) as { readonly default: Dialect };
const order = readFileSync(new URL('order.toy', folder), 'utf8');

test('the module of a source imports the runtime and declares the names of the source', (t) => {
  t.is(
    compileWith(toy, order, { file: 'order.toy' }).code,
    `import { divide, variable } from 'pptjs-dialect-toy/runtime';

const file = 'order.toy';

export default (variables) => {
  const quantity = 12;
  const net = variable(variables, 'price') * quantity;
  return net + divide(net * 19, 100);
};
`,
  );
});

test('the page shows the module and the error of the example', (t) => {
  const page = readFileSync(new URL('../../docs/dialects.md', import.meta.url), 'utf8');
  t.true(page.includes(compileWith(toy, order, { file: 'order.toy' }).code ?? '-'));
});

const values: readonly (readonly [source: string, value: unknown])[] = [
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['8 - 2 - 1', 5],
  ['a = 2\na * a', 4],
  ['a = 2\nb = a / 4\nb + price', 10.5],
  ['', null],
  ['# only a comment\n', null],
];

for (const [source, value] of values) {
  test(`evaluates ${JSON.stringify(source)}`, async (t) => {
    const evaluator = await DialectEvaluator.load(toy);
    const outcome = evaluator.evaluate(source, { variables: { price: 10 } });
    t.deepEqual(outcome.hasFailed ? outcome.diagnostics : outcome.value, value);
  });
}

const errors: readonly (readonly [source: string, message: string, line: number, column: number])[] = [
  ['1 +', "Unexpected ''", 1, 4],
  ['a = 1\n1 = 2', "Unexpected '='", 2, 3],
  ['(1', "Unexpected ''", 1, 3],
  ['1 2', "Unexpected '2'", 1, 3],
  ['('.repeat(1000), 'The sum is nested too deeply', 1, 202],
  ['a = 1\n2 + a / (a - 1)', 'Division by zero', 2, 7],
  ['1 + none', "Nothing has the name 'none'", 1, 5],
];

for (const [source, message, line, column] of errors) {
  test(`reports an error of ${JSON.stringify(source.slice(0, 20))} at its token`, async (t) => {
    const { diagnostics } = (await DialectEvaluator.load(toy)).evaluate(source, { file: 'a.toy' });
    t.like(diagnostics, [{ severity: 'error', message, file: 'a.toy', line, column }]);
  });
}

test('any text gives diagnostics or valid JavaScript', (t) => {
  const token = fc.constantFrom(
    '1',
    '2.5',
    'a',
    'class',
    '+',
    '-',
    '*',
    '/',
    '(',
    ')',
    '=',
    '\n',
    ' ',
    '#',
    '"',
    '\u2028',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(token).map((tokens) => tokens.join('')),
        fc.string(),
      ),
      (source) => {
        const { code, diagnostics } = compileWith(toy, source, { file: source });
        if (code === null) return diagnostics.some(({ severity }) => severity === 'error');
        parseJavaScript(code, { ecmaVersion: 2022, sourceType: 'module' });
        return true;
      },
    ),
    { numRuns: shareOf(2000) },
  );
  t.pass();
});

/** A project that has installed the dialect. */
function project(t: ExecutionContext, files: Readonly<Record<string, string>>): string {
  const path = workspace(t, {
    'package.json': JSON.stringify({ type: 'module', devDependencies: { 'pptjs-dialect-toy': '*' } }),
    'order.toy': order,
    ...files,
  });
  mkdirSync(join(path, 'node_modules'), { recursive: true });
  cpSync(folder, join(path, 'node_modules/pptjs-dialect-toy'), {
    recursive: true,
    filter: (name) => !name.includes('node_modules', fileURLToPath(folder).length),
  });
  return path;
}

const pptjs = (cwd: string, ...args: string[]): Ran => node(cwd, [commandFile, ...args]);

test('commands select an installed dialect by the extension of a file', (t) => {
  const cwd = project(t, { 'bad.toy': '1 +', 'site.pp': '1 + 1' });
  t.like(pptjs(cwd, 'run', 'order.toy', '--variables', '{"price": 10}'), { status: 0, stdout: '142.8\n' });
  t.like(pptjs(cwd, 'run', 'order.toy', '--json', '--variables', '{"price": 10}'), { stdout: '142.8\n' });
  t.like(pptjs(cwd, 'eval', '--dialect', 'toy', '1 / 4'), { status: 0, stdout: '0.25\n' });
  t.like(pptjs(cwd, 'ast', 'order.toy'), {
    stdout: 'quantity = 12\nnet = (* price quantity)\n(+ net (/ (* net 19) 100))\n',
  });
  const checked = pptjs(cwd, 'check', '.');
  t.is(checked.status, 1);
  t.regex(checked.stderr, /bad\.toy:1:4: error: Unexpected '' \[UNEXPECTED\]/);
  t.regex(checked.stderr, /3 files checked: 1 error, 0 warnings/);
});

test('commands build modules of several dialects, and Node imports them', (t) => {
  const cwd = project(t, { 'site.pp': '$x = 1 + 1\n$x' });
  write(
    join(cwd, 'app.js'),
    "import order from './out/order.js';\nimport site from './out/site.js';\nconsole.log(order({ price: 10 }), site.value);\n",
  );
  t.is(pptjs(cwd, 'build', 'order.toy', 'site.pp', '-o', 'out').status, 0);
  t.is(node(cwd, ['app.js']).stdout, '142.8 2\n');
});

test('the loader imports files of an installed dialect, and stacks point into them', (t) => {
  const cwd = project(t, {
    'app.js':
      "import order from './order.toy';\nconsole.log(order({ price: 10 }));\ntry {\n  order({});\n} catch (error) {\n  console.log(error.stack);\n}\n",
  });
  const { stdout } = node(cwd, ['--import', '@pptjs/loader', 'app.js']);
  t.regex(stdout, /^142\.8\nError: Nothing has the name 'price'/);
  t.regex(stdout, /order\.toy:3:7/);
});

test('a batch answers with values and located errors', (t) => {
  const cwd = project(t, {
    'run.js': `import { execFileSync } from 'node:child_process';
const input = [
  { id: 1, source: 'price / 4', variables: { price: 10 } },
  { id: 'b', source: '\\n1 / 0' },
  { id: 3 },
].map((line) => JSON.stringify(line)).join('\\n');
process.stdout.write(execFileSync(process.execPath, [${JSON.stringify(commandFile)}, 'batch', '--dialect', 'toy'], { input }));
`,
  });
  t.is(
    node(cwd, ['run.js']).stdout,
    '{"id":1,"value":2.5}\n{"id":"b","error":"Division by zero","line":2,"column":3}\n{"id":3,"error":"a case must have a `source` text"}\n',
  );
});

test('an extension without a dialect is an error that names the dialects', (t) => {
  const cwd = project(t, { 'a.xyz': '1' });
  const { status, stderr } = pptjs(cwd, 'run', 'a.xyz');
  t.is(status, 1);
  t.regex(stderr, /^a\.xyz: error: The extension \.xyz identifies no language \[UNKNOWN_DIALECT\]\n/);
  t.regex(stderr, /puppet \(\.pp, \.epp\), puppet3 \(--dialect puppet3\), terraform \(\.tf\), .*toy \(\.toy\)\./);
});
