/** The commands and the loader with files of the three dialects that pptjs ships, as users start them. */
import { spawnSync } from 'node:child_process';
import test from 'ava';
import { commandFile } from '../cli/process.js';
import { node, type Ran, workspace } from '../loader/workspace.js';
import { waysOf } from '../recorded/sample.js';

const pptjs = (cwd: string, ...args: readonly string[]): Ran => node(cwd, [commandFile, ...args]);

interface Language {
  readonly dialect: string;
  /** The name of a source file. */
  readonly file: string;
  /** Arguments that select the dialect; empty if the extension of the file does. */
  readonly selected: readonly string[];
  /** A source that adds 1 and the variable `n` on its third line. */
  readonly source: string;
  /** A part of the syntax tree. */
  readonly tree: string;
  /** The output of `pptjs run` if `n` is 4, without and with `--json`. */
  readonly printed: string;
  readonly json: string;
  /** The first lines of the error if `n` is a hash. */
  readonly failure: string;
  /** The place of this error in a JavaScript stack, where a call is located at its operator or callee. */
  readonly frame: string;
  readonly message: string;
  /** A source with an error of syntax, and what `pptjs check` prints. */
  readonly invalid: string;
  readonly finding: string;
  /** A call of the built module with the object `given` of variables. */
  readonly call: string;
  /** The result of this call for `n` = 4, as JSON. */
  readonly result: string;
  /** An expression that fails, and the answer of a batch. */
  readonly failing: string;
  readonly answer: string;
  /** The answer of a batch for `1 + 1`. */
  readonly two: string;
}

const LANGUAGES: readonly Language[] = [
  {
    dialect: 'terraform',
    file: 'main.tf',
    selected: [],
    source:
      'locals {\n  one = 1\n  sum = local.one + var.n\n}\nvariable "n" {}\noutput "sum" {\n  value = local.sum\n}\n',
    tree: '(attribute "sum" (+ (. (variable "local") "one") (. (variable "var") "n")))',
    printed: '{\n  "sum" = 5\n}\n',
    json: '{"sum":5}\n',
    failure: `main.tf:3:21: error: Invalid operand [INVALID_OPERAND]
2 |   one = 1
3 |   sum = local.one + var.n
  |                     ^^^^^
4 | }
Unsuitable value for right operand: number required.
`,
    frame: 'main.tf:3:19',
    message: 'Invalid operand',
    invalid: 'locals {\n  a = = 1\n}\n',
    finding: `:2:7: error: Invalid expression [INVALID_EXPRESSION]
1 | locals {
2 |   a = = 1
  |       ^
3 | }
Expected the start of an expression, but found an invalid expression token.
1 file checked: 1 error, 0 warnings
`,
    call: 'main(given)',
    result: '{"sum":5}',
    failing: '1 +\\n  true',
    answer:
      '"error":"Invalid operand","detail":"Unsuitable value for right operand: number required.","line":2,"column":3',
    two: '"value":"2","type":"\\"number\\""',
  },
  {
    dialect: 'rightscale',
    file: 'main.rcl',
    selected: [],
    source: '# Adds\n$one = 1\n$one + $n\n',
    tree: '(value (+ $one $n))',
    printed: '5\n',
    json: '5\n',
    failure: `main.rcl:3:6: error: '+' cannot add a Hash to a Number [add]
2 | $one = 1
3 | $one + $n
  |      ^
`,
    frame: 'main.rcl:3:6',
    message: "'+' cannot add a Hash to a Number",
    invalid: '$a = 1\n$b = = 1\n',
    finding: `:2:6: error: Unexpected '=': an expression is expected [unexpected-token]
1 | $a = 1
2 | $b = = 1
  |      ^
1 file checked: 1 error, 0 warnings
`,
    call: 'main(given)',
    result: '5',
    failing: '$x = 1\\n$x / 0',
    answer: '"error":"\'/\' cannot divide by zero","line":2,"column":4',
    two: '"value":2',
  },
  {
    dialect: 'puppet3',
    file: 'main.pp',
    selected: ['--dialect', 'puppet3'],
    source: '# Adds\n$one = 1\n$sum = $one + $n\n$sum\n',
    tree: '(= (var "sum") (+ (var "one") (var "n")))',
    printed: '5\n',
    json: '5\n',
    failure: `main.pp:3:13: error: Operator '+' is not applicable to an Hash [OPERATOR_NOT_APPLICABLE]
2 | $one = 1
3 | $sum = $one + $n
  |        ^^^^^^^^^
4 | $sum
`,
    frame: 'main.pp:3:13',
    message: "Operator '+' is not applicable to an Hash",
    invalid: '$a = 1\n$b = = 1\n',
    finding: `:2:6: error: Syntax error at '=' [SYNTAX_ERROR]
1 | $a = 1
2 | $b = = 1
  |      ^
1 file checked: 1 error, 0 warnings
`,
    call: 'main.evaluate({ variables: given }).value',
    result: '5',
    failing: '$x = 1\\n$y = $x / 0',
    answer: '"error":"divided by 0","line":2,"column":9',
    two: '"value":2',
  },
];

for (const [index, language] of LANGUAGES.entries()) {
  const { dialect, file, selected, source } = language;

  test(`${dialect}: check reports an error with its place and a code frame`, (t) => {
    const bad = `bad${file.slice(file.indexOf('.'))}`;
    const cwd = workspace(t, { [file]: source, [bad]: language.invalid });
    t.deepEqual(pptjs(cwd, 'check', bad, ...selected), { status: 1, stdout: '', stderr: `${bad}${language.finding}` });
    t.like(pptjs(cwd, 'check', file, ...selected), {
      status: 0,
      stderr: '1 file checked: 0 errors, 0 warnings\n',
    });
  });

  test(`${dialect}: ast prints the tree`, (t) => {
    const { status, stdout } = pptjs(workspace(t, { [file]: source }), 'ast', file, ...selected);
    t.is(status, 0);
    t.true(stdout.includes(language.tree), stdout);
  });

  test(`${dialect}: run reads variables as JSON text, from a JSON file and from a YAML file`, (t) => {
    const cwd = workspace(t, { [file]: source, 'v.json': '{ "n": 4 }', 'v.yaml': 'n: 4\n' });
    for (const variables of ['{"n": 4}', 'v.json', 'v.yaml'])
      t.deepEqual(
        pptjs(cwd, 'run', file, ...selected, '--variables', variables),
        { status: 0, stdout: language.printed, stderr: '' },
        variables,
      );
    t.like(pptjs(cwd, 'run', file, ...selected, '--json', '--variables', 'v.yaml'), { stdout: language.json });
  });

  test(`${dialect}: run locates an error`, (t) => {
    const cwd = workspace(t, { [file]: source });
    t.deepEqual(pptjs(cwd, 'run', file, ...selected, '--variables', '{"n": {}}'), {
      status: 1,
      stdout: '',
      stderr: language.failure,
    });
  });

  test(`${dialect}: eval evaluates an expression`, (t) => {
    const cwd = workspace(t, {});
    t.deepEqual(pptjs(cwd, 'eval', '--dialect', dialect, '6 * 7'), { status: 0, stdout: '42\n', stderr: '' });
    t.like(pptjs(cwd, 'eval', '--dialect', dialect, '--json', '"a"'), { status: 0, stdout: '"a"\n' });
    const failed = pptjs(cwd, 'eval', '--dialect', dialect, '6 * {}');
    t.is(failed.status, 1);
    t.regex(failed.stderr, /^<expression>:1:\d: error: /);
  });

  for (const format of waysOf(index, ['esm', 'cjs'])) {
    test(`${dialect}: Node runs the module that build writes (${format}), and its stack names the source`, (t) => {
      const extension = format === 'esm' ? '.mjs' : '.cjs';
      const imports =
        format === 'esm'
          ? "import main from './out/main.mjs';"
          : "import { createRequire } from 'node:module';\n" +
            "const { default: main } = createRequire(import.meta.url)('./out/main.cjs');";
      const cwd = workspace(t, {
        [file]: source,
        'app.mjs': `${imports}
const evaluate = (given) => ${language.call};
console.log(JSON.stringify(evaluate({ n: 4 })));
try {
  evaluate({ n: {} });
} catch (error) {
  console.log(error.message);
  console.log(error.stack);
}
`,
      });
      const built = pptjs(
        cwd,
        'build',
        file,
        ...selected,
        '-o',
        'out',
        '--format',
        format,
        '--out-extension',
        extension,
      );
      t.is(built.status, 0, built.stderr);
      const { stdout, stderr } = node(cwd, ['--enable-source-maps', 'app.mjs']);
      const [result, message] = stdout.split('\n');
      t.is(result, language.result, stderr);
      t.true(message?.startsWith(language.message), message);
      t.true(stdout.includes(`/${language.frame}`), stdout);
    });
  }

  for (const command of waysOf(index, [['eval', '--batch'], ['batch'], ['batch', 'eval']])) {
    test(`${dialect}: ${command.join(' ')} answers with values and located errors`, (t) => {
      const input = `{"id":1,"source":"1 + 1"}\n{"id":"b","source":"${language.failing}"}\n{"id":3}\n`;
      const { status, stdout } = spawnSync(process.execPath, [commandFile, ...command, '--dialect', dialect], {
        cwd: workspace(t, {}),
        encoding: 'utf8',
        input,
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      t.is(status, 0);
      t.deepEqual(stdout.split('\n'), [
        `{"id":1,${language.two}}`,
        `{"id":"b",${language.answer}}`,
        '{"id":3,"error":"a case must have a `source` text"}',
        '',
      ]);
    });
  }
}

for (const [file, language] of [
  ['main.tf', LANGUAGES[0]],
  ['main.rcl', LANGUAGES[1]],
  ['main.cat', LANGUAGES[1]],
] as const) {
  const app = (load: string): string => `${load}
console.log(JSON.stringify(main({ n: 4 })));
try {
  main({ n: {} });
} catch (error) {
  console.log(error.stack);
}
`;

  test(`the loader imports and requires ${file}, and stacks point into it`, (t) => {
    const cwd = workspace(t, {
      [file]: language?.source ?? '',
      'app.mjs': app(`import main from './${file}';`),
      'app.cjs': app(`require('@pptjs/loader/register');\nconst { default: main } = require('./${file}');`),
    });
    const place = `${cwd}/${file}:${language?.frame.split(':').slice(1).join(':')}`;
    for (const args of [['--import', '@pptjs/loader', 'app.mjs'], ['app.cjs']]) {
      const { stdout, stderr } = node(cwd, args);
      t.is(stdout.split('\n')[0], language?.result, stderr);
      t.true(stdout.includes(place), stdout);
    }
  });
}

test('terraform: an error of a variable names the variable', (t) => {
  const cwd = workspace(t, { 'main.tf': 'variable "zones" {\n  type = list(string)\n}\n' });
  const { status, stderr } = pptjs(cwd, 'run', 'main.tf', '--variables', '{"zones": 1}');
  t.is(status, 1);
  t.regex(stderr, /^main\.tf: error: Invalid value for input variable \[INVALID_VARIABLE\]\n/);
  t.regex(stderr, /\nlist of string required\nhelp: This is the variable "zones"\.\n$/);
});
