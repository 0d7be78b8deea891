/**
 * What Node prints for an uncaught error of Puppet code: first the line in the Puppet file, then the error, and a stack
 * without the frames of the runtime. The programs are real processes.
 */
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { write } from '../cli/folder.js';
import { commandFile } from '../cli/process.js';
import { node, sharedWorkspace, workspace } from '../loader/workspace.js';
import { combinations } from '../recorded/sample.js';

const sources = {
  'src/function.pp': 'function mymod::double($x) {\n  $y = $x * 2\n  $y\n}\n',
  'src/manifest.pp': "$a = 1\n$b = [$a,\n  $a - 'x']\n",
  'src/lambda.pp': "$a = [1, 'x'].map |$e| {\n  $e * 2\n}\n",
  'src/class.pp': "class mymod {\n  notify { 'a':\n    message => 1 - 'x',\n  }\n}\ninclude mymod\n",
  'src/template.epp': '<%- | $x | -%>\nvalue:\n  <%= $x * 2 %>\n',
  'src/defaults.pp': "Notify { message => 'a' }\nNotify { message => 'b' }\n",
  'src/typed.pp': 'function mymod::typed(Integer $x) {\n  $x\n}\n',
};

/** A folder with the sources, and their modules in `out`. */
let built: string;

test.before('build the sources', (t) => {
  built = sharedWorkspace(sources);
  const { status, stderr } = node(built, [commandFile, 'build', 'src', '--out-dir', 'out']);
  t.is(status, 0, stderr);
});

let programs = 0;

/** Writes a program into the folder with the modules. Returns its name. */
function addProgram(code: string): string {
  const name = `app${programs++}.mjs`;
  write(join(built, name), code);
  return name;
}

const inCatalog = `
import { beginCatalog, createContext, createTopScope, provideCatalog, withContext } from '@pptjs/runtime/internal';
const context = createContext({ topScope: createTopScope() });
withContext(context, () => {
  beginCatalog(context);
  provideCatalog(context);
  manifest.run(context);
});
`;

interface Case {
  readonly title: string;
  /** The source that fails, the line, and the text before the caret in it. */
  readonly file: keyof typeof sources;
  readonly line: number;
  readonly before: string;
  /** The program, for the import of the compiled module from `url`. */
  readonly program: (url: string) => string;
}

const cases: readonly Case[] = [
  {
    title: 'a function that JavaScript calls',
    file: 'src/function.pp',
    line: 2,
    before: '  $y = $x ',
    program: (url) => `import { double } from '${url}';\ndouble('x');\n`,
  },
  {
    title: 'a function that a timer calls',
    file: 'src/function.pp',
    line: 2,
    before: '  $y = $x ',
    program: (url) => `import { double } from '${url}';\nsetTimeout(() => double('x'), 1);\n`,
  },
  {
    title: 'a function that nobody waits for',
    file: 'src/function.pp',
    line: 2,
    before: '  $y = $x ',
    program: (url) => `import { double } from '${url}';\nasync function main() { double('x'); }\nmain();\n`,
  },
  {
    title: 'a manifest',
    file: 'src/manifest.pp',
    line: 3,
    before: '  $a ',
    program: (url) => `import manifest from '${url}';\nconsole.log(manifest.value);\n`,
  },
  {
    title: 'a lambda',
    file: 'src/lambda.pp',
    line: 2,
    before: '  $e ',
    program: (url) => `import manifest from '${url}';\nmanifest.evaluate();\n`,
  },
  {
    title: 'a class',
    file: 'src/class.pp',
    line: 3,
    before: '    message => 1 ',
    program: (url) => `import manifest from '${url}';${inCatalog}`,
  },
  {
    title: 'a template',
    file: 'src/template.epp',
    line: 3,
    before: '  <%= $x ',
    program: (url) => `import template from '${url}';\ntemplate.body({ $x: 'x' });\n`,
  },
];

const modes: readonly (readonly [title: string, options: readonly string[], isBuilt: boolean])[] = [
  ['built', [], true],
  ['built, with --enable-source-maps', ['--enable-source-maps'], true],
  ['through the loader', ['--import', '@pptjs/loader'], false],
];

for (const [{ title, file, line, before, program }, [mode, options, isBuilt]] of combinations(cases, modes)) {
  test(`an uncaught error in ${title} (${mode}) shows the Puppet line first`, (t) => {
    const module = file
      .replace(/^src/, 'out')
      .replace(/\.pp$/, '.js')
      .replace(/\.epp$/, '.epp.js');
    const app = addProgram(program(isBuilt ? `./${module}` : `./${file}`));
    const { status, stderr } = node(built, [...options, app], { PPTJS_CACHE: 'off' });
    t.is(status, 1);
    const text = sources[file].split('\n')[line - 1]!;
    assertLines(t, stderr, [`${built}/${file}:${line}`, text, `${' '.repeat(before.length)}^`, '']);
    t.regex(stderr.split('\n')[4]!, /^(?:\w+ \[)?EvaluationError\]?: /);
    const [first = '', ...others] = stderr.split('\n').filter((each) => /^\s+at /.test(each));
    t.true(first.includes(`${built}/${file}:${line}:${before.length + 1}`), first);
    t.false(
      others.some((frame) => /@pptjs\/(?:runtime|resources)\//.test(frame)),
      stderr,
    );
  });
}

function assertLines(t: ExecutionContext, output: string, expected: readonly string[]): void {
  t.deepEqual(output.split('\n').slice(0, expected.length), [...expected], output);
}

test('CommonJS code that requires a built module gets the Puppet line', (t) => {
  const cwd = workspace(t, {
    'src/function.pp': sources['src/function.pp'],
    'app.cjs': "const { double } = require('./out/function.cjs');\ndouble('x');\n",
  });
  t.is(
    node(cwd, [commandFile, 'build', 'src', '--out-dir', 'out', '--format', 'cjs', '--out-extension', '.cjs']).status,
    0,
  );
  const { stderr } = node(cwd, ['app.cjs']);
  assertLines(t, stderr, [`${cwd}/src/function.pp:2`, '  $y = $x * 2', '          ^', '']);
});

test('a caught error has the same stack, and the message of Puppet', (t) => {
  const app = addProgram(
    "import { double } from './out/function.js';\ntry { double('x'); } catch (error) { console.log(error.message); console.log(error.stack); }\n",
  );
  const { stdout } = node(built, [app]);
  const message = "The value 'x' cannot be converted to Numeric.";
  assertLines(t, stdout, [
    message,
    `${built}/src/function.pp:2`,
    '  $y = $x * 2',
    '          ^',
    '',
    `EvaluationError: ${message}`,
  ]);
});

test('an error in a source that the engine evaluates shows its place', (t) => {
  const cwd = workspace(t, {
    'app.mjs': `import { evaluateSource } from '@pptjs/engine';\nevaluateSource("$a = 1\\n$b = $a - 'x'\\n", { file: 'a.pp' });\n`,
  });
  const { stderr } = node(cwd, ['app.mjs']);
  assertLines(t, stderr, ['a.pp:2', '1 | $a = 1', "2 | $b = $a - 'x'"]);
});

test('a call with wrong arguments by JavaScript shows the parameter, and the line of the caller', (t) => {
  const app = addProgram("import { typed } from './out/typed.js';\ntyped('x');\n");
  const { stderr } = node(built, [app]);
  t.true(stderr.includes(`${app}:2:1`), stderr);
  t.notRegex(stderr, /@pptjs\/runtime/);
});

for (const isBuilt of [true, false]) {
  test(`an uncaught error of a catalog (${isBuilt ? 'built' : 'through the loader'}) shows the Puppet line first`, (t) => {
    const url = isBuilt ? './out/defaults.js' : './src/defaults.pp';
    const app = addProgram(`import manifest from '${url}';${inCatalog}`);
    const options = isBuilt ? [] : ['--import', '@pptjs/loader'];
    const { status, stderr } = node(built, [...options, app], { PPTJS_CACHE: 'off' });
    t.is(status, 1);
    assertLines(t, stderr, [`${built}/src/defaults.pp:2`, "Notify { message => 'b' }"]);
    t.regex(stderr, /^(?:\w+ \[)?CatalogError\]?: /m);
    t.regex(stderr, /at .*src\/defaults\.pp:2:1/);
    t.notRegex(stderr, /@pptjs\/(?:runtime|resources)\/|CatalogState/);
  });
}

test('an error without advice has no property for it', (t) => {
  const cwd = workspace(t, {
    'package.json': '{ "type": "module" }',
    'a.pp': 'function f(Integer $x) { $x }\n',
    'b.pp': 'none(1)\n',
    'main.js': `
      import { inspect } from 'node:util';
      import { f } from './a.pp';
      import b from './b.pp';
      for (const fail of [() => f('x'), () => b.evaluate()])
        try { fail(); } catch (error) { console.log(inspect(error)); }
    `,
  });
  const { stdout, stderr } = node(cwd, ['--import', '@pptjs/loader', 'main.js']);
  t.regex(stdout, /expects an Integer[^]*Unknown function: 'none'/, stderr);
  t.notRegex(stdout, /undefined/);
});

const DIALECTS = [
  ['a Terraform file', 'main.tf', 'locals {\n  a = 1 + "x"\n}\n', 2, '  a = 1 ', /^TerraformError: Invalid operand$/],
  ['a RightScale script', 'main.rcl', '$a = 1\n$b = $a + "x"\n', 2, '$b = $a ', /^RightScaleError: '\+' cannot add/],
] as const;

for (const [title, file, source, line, before, message] of DIALECTS)
  test(`an uncaught error in ${title} shows the line of the file first, and no internal properties`, (t) => {
    const program = `import * as main from './${file}';\nasync function run() { main.default(); }\nrun();\n`;
    const cwd = workspace(t, { [file]: source, 'app.mjs': program });
    const { stderr } = node(cwd, ['--import', '@pptjs/loader', 'app.mjs'], { PPTJS_CACHE: 'off' });
    assertLines(t, stderr, [
      `${cwd}/${file}:${line}`,
      source.split('\n')[line - 1]!,
      `${' '.repeat(before.length)}^`,
      '',
    ]);
    t.regex(stderr.split('\n')[4]!, message);
    t.notRegex(stderr, /@pptjs\/|undefined|part:|Circular/);
  });

test('an uncaught error of a compiler of catalogs shows the Puppet line first, and no internal properties', (t) => {
  const cwd = workspace(t, {
    'manifests/site.pp': "\nfile { '/x':\n  ensrue => file,\n}\n",
    'app.mjs': `
      import { CatalogCompiler, Environment } from '@pptjs/catalog';
      const compiler = new CatalogCompiler({ environment: new Environment({ directory: '.' }) });
      await compiler.compileLoading({ node: 'web01', facts: {} });`,
  });
  const { stderr } = node(cwd, ['app.mjs']);
  assertLines(t, stderr, [
    `${cwd}/manifests/site.pp:3`,
    "2 | file { '/x':",
    '3 |   ensrue => file,',
    '  |   ^^^^^^^^^^^^^^',
    '4 | }',
    '',
  ]);
  t.regex(stderr, /^CatalogCompileError: no parameter named 'ensrue' .* on node web01$/m);
  t.regex(stderr, /help: "Did you mean 'ensure'\?"/);
  t.notRegex(stderr, /failure|cause|@pptjs\//);
});
