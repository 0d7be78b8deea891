/** The plugin in a real build of each bundler. */
import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import test, { type ExecutionContext } from 'ava';
import { linkedFiles } from '../loader/linked-files.js';
import { node, workspace } from '../loader/workspace.js';
import { combinations } from '../recorded/sample.js';
import { type Bundler, bundlers } from './bundlers.js';

/** The name has characters that are not the same in a path and in a URL. */
const DEEP = 'deep é #1.pp';

const deep = {
  'package.json': '{ "type": "module" }',
  [DEEP]:
    'function deep::outer(Integer $x) {\n  $y = $x + 1\n  deep::inner($y)\n}\n\nfunction deep::inner(Integer $z) {\n  $z / 0\n}\n',
  'main.js': `import { outer } from './${DEEP}';\ntry {\n  outer(1);\n} catch (error) {\n  console.log(error.stack);\n}\n`,
};

/** A module with a function, a class, a defined type, resources and a template. */
const everything = {
  'package.json': '{ "type": "module" }',
  'web.pp': `function web::port(Integer $n) >> Integer { $n + 8000 }
type Web::Port = Integer[1, 65535]
define web::site(Web::Port $port = 80) { file { "/etc/\${title}": content => md5(inline_epp('<%= $port %>', { 'port' => $port })) } }
class web(String $first = 'main') { web::site { $first: port => web::port(1) } }
notice(sprintf('%05.1f', 1.5), strftime(Timestamp(0), '%Y'), sha256('x'), 'é' =~ /\\p{L}/)
web::port(80)
`,
  'motd.epp': '<%- | String $name | -%>\nHello <%= $name.upcase %>\n',
  'main.js': `import web, { port } from './web.pp';
import motd from './motd.epp';
console.log(port(1), web.value, web.definitions.length, typeof motd);
`,
};

/** Sources of the other languages, each of which imports its own runtime. */
const languages = {
  'package.json': '{ "type": "module" }',
  'main.tf': 'variable "n" {}\noutput "sum" {\n  value = var.n + length(regexall("a", "banana"))\n}\n',
  'sum.rcl': 'define sum($a, $b) return $c do\n  $c = $a + $b\nend\n',
  'main.js': `import main from './main.tf';
import { sum } from './sum.rcl';
console.log(main({ n: 4 }).sum, await sum(1, 2));
`,
};

/** The specifiers that a module imports. */
function importsOf(code: string): string[] {
  const specifiers: string[] = [];
  const add = (source: unknown): void => {
    const { value } = source as { value?: unknown };
    if (typeof value === 'string') specifiers.push(value);
  };
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ImportDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'require' && first !== undefined) add(first);
    },
  });
  return specifiers;
}

/** The modules of Node that the bundle of a folder imports. */
const nodeModulesOf = (cwd: string): string[] =>
  importsOf(readFileSync(join(cwd, 'dist/main.js'), 'utf8')).filter((each) => isBuiltin(each));

for (const [name, bundle] of Object.entries(bundlers)) {
  test(`${name}: the source map of a bundle leads from the frames of an error to the source file, which is watched`, async (t) => {
    const cwd = workspace(t, deep);
    const { errors, watched } = await bundle(cwd);
    t.deepEqual(errors, []);
    if (watched !== undefined) t.true(watched.map((path) => resolve(path)).includes(join(cwd, DEEP)));
    const { stdout, stderr } = node(cwd, ['dist/main.js']);
    t.regex(stdout, /Division by 0/i, stderr);
    const map = new TraceMap(readFileSync(join(cwd, 'dist/main.js.map'), 'utf8'));
    const sources = map.resolvedSources.filter((source) => source.endsWith('.pp'));
    t.deepEqual(
      sources.map((source) => basename(decodeURIComponent(source))),
      [DEEP],
    );
    t.is(sourceContentFor(map, sources[0]!), deep[DEEP]);
    const places = [...stdout.matchAll(/main\.js:(\d+):(\d+)/g)]
      .map(([, line, column]) => originalPositionFor(map, { line: Number(line), column: Number(column) - 1 }))
      .filter(({ source }) => source === sources[0]);
    t.deepEqual(
      places.map(({ line, column }) => `${line}:${column! + 1}`),
      ['7:6', '3:3'],
    );
  });

  test(`${name}: a bundle for browsers has functions, classes, resources and templates, and no module of Node`, async (t) => {
    const cwd = workspace(t, everything);
    const { errors, warnings } = await bundle(cwd);
    t.deepEqual([...errors, ...warnings], []);
    t.deepEqual(nodeModulesOf(cwd), []);
    t.is(
      node(cwd, ['dist/main.js']).stdout,
      'notice: 001.5 1970 2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881 true\n8001 8080 4 object\n',
    );
  });
}

type Run = (t: ExecutionContext, bundle: Bundler, name: string) => Promise<void>;

/** What the bundlers have in common, by its title. */
const common: Readonly<Record<string, Run>> = {
  'a bundle for browsers has files of other languages, and no module of Node': async (t, bundle) => {
    const cwd = workspace(t, languages);
    const { errors, warnings } = await bundle(cwd);
    t.deepEqual([...errors, ...warnings], []);
    t.deepEqual(nodeModulesOf(cwd), []);
    t.is(node(cwd, ['dist/main.js']).stdout, '7 3\n');
  },

  'a bundle has the definitions of other files that a file uses, which are watched': async (t, bundle, name) => {
    const { 'app.mjs': main = '', ...modules } = linkedFiles;
    const cwd = workspace(t, {
      'package.json': '{ "type": "module" }',
      ...modules,
      'modules/web/functions/unused.pp': 'function web::unused() { net::unused() }\n',
      'modules/net/functions/unused.pp': "function net::unused() { 'unused text' }\n",
      'main.js': `import { unused } from './modules/web/functions/unused.pp';\n${main}`,
    });
    const { errors, warnings, watched } = await bundle(cwd);
    t.deepEqual(errors, []);
    // Rollup warns of files that use each other.
    t.deepEqual(
      warnings.filter(({ text }) => !text.startsWith('Circular dependency: ')),
      [],
    );
    t.is(
      node(cwd, ['dist/main.js']).stdout,
      "[ 81, 2, 3, 1, 2, 160 ] [ 4, 2, 3, 1, 2, 6 ]\n'web::main' parameter 'n' expects a Net::Name = String[1] value, got String\n",
    );
    if (watched !== undefined)
      for (const file of Object.keys(modules))
        t.true(watched.map((path) => resolve(path)).includes(join(cwd, file)), file);
    // The build for development keeps everything.
    if (name !== 'webpack') t.false(readFileSync(join(cwd, 'dist/main.js'), 'utf8').includes('unused text'));
  },

  'a bundle without the file of a definition reports the name, and one with errors in the file fails': async (
    t,
    bundle,
  ) => {
    const cwd = workspace(t, {
      'package.json': '{ "type": "module" }',
      'modules/web/functions/f.pp': 'function web::f() { web::g() }\n',
      'main.js':
        "import { f } from './modules/web/functions/f.pp';\ntry { console.log(f()); } catch (error) { console.log(error.message); }\n",
    });
    const bundled = async (): Promise<string> => {
      const { errors } = await bundle(cwd);
      return errors.length > 0 ? errors.map(({ text }) => text).join('\n') : node(cwd, ['dist/main.js']).stdout;
    };
    t.regex(await bundled(), /^Unknown function: 'web::g'/);
    writeFileSync(join(cwd, 'modules/web/functions/g.pp'), 'function web::g() { = }\n');
    t.regex(await bundled(), /Syntax error at '='/);
    writeFileSync(join(cwd, 'modules/web/functions/g.pp'), 'function web::g() { 7 }\n');
    t.is(await bundled(), '7\n');
  },

  'an error in a source fails the build, with the place and the lines of the source': async (t, bundle, name) => {
    const cwd = workspace(t, {
      'bad.pp': "# é\n$a = 1\nif $a { 'é' = = 2 }\n",
      'main.js': "import './bad.pp';\n",
    });
    const { errors } = await bundle(cwd);
    t.is(errors.length, 1);
    const { text, place, frame } = errors[0]!;
    t.regex(text, /Syntax error at '=' \[SYNTAX_ERROR\]/);
    t.true(frame.includes("if $a { 'é' = = 2 }"), frame);
    if (place === undefined) t.regex(text, /bad\.pp:3:15: error: /);
    // esbuild counts bytes.
    else t.deepEqual(place, [join(cwd, 'bad.pp'), 3, name === 'esbuild' ? 15 : 14]);
  },

  'a warning about a source is a warning of the build, with its place': async (t, bundle) => {
    const cwd = workspace(t, {
      'doubtful.pp': "$a = 1\n$b = { 'k' => 1, 'k' => 2 }\n",
      'main.js': "import doubtful from './doubtful.pp';\nconsole.log(doubtful.value);\n",
    });
    const { errors, warnings } = await bundle(cwd, { strict: 'warning' });
    t.deepEqual(errors, []);
    t.is(warnings.length, 1);
    const { text, place, frame } = warnings[0]!;
    t.regex(text, /The key 'k' is declared more than once/);
    t.true(frame.includes("'k' => 2"), frame);
    if (place === undefined) t.regex(text, /doubtful\.pp:2:22: warning: /);
    else t.deepEqual(place, [join(cwd, 'doubtful.pp'), 2, 21]);
    const strict = await bundle(cwd);
    t.is(strict.errors.length, 1);
  },

  'a source that cannot be read as UTF-8 fails the build': async (t, bundle, name) => {
    const cwd = workspace(t, { 'main.js': "import './latin.pp';\n" });
    writeFileSync(join(cwd, 'latin.pp'), Buffer.from('$a = 1\n# caf\u00e9\n', 'latin1'));
    const { errors } = await bundle(cwd);
    t.is(errors.length, 1);
    t.regex(errors[0]!.text, /invalid byte sequence in UTF-8 \[INVALID_ENCODING\]/);
    // esbuild finds a column in the text of the line only.
    if (errors[0]!.place !== undefined && name !== 'esbuild') t.deepEqual(errors[0]!.place.slice(1), [2, 5]);
  },

  'the options select the files, their language and the strictness': async (t, bundle) => {
    const cwd = workspace(t, {
      'package.json': '{ "type": "module" }',
      'a.manifest': '$x = 1 ? { 1 => "one" }\n',
      'main.js': "import a from './a.manifest';\nconsole.log(a.variables.x);\n",
    });
    const { errors } = await bundle(cwd, { include: '**/*.manifest', dialect: 'puppet' });
    t.deepEqual(errors, []);
    t.is(node(cwd, ['dist/main.js']).stdout, 'one\n');
    t.not(
      (await bundle(cwd, { include: '**/*.manifest', exclude: /a\.manifest$/, dialect: 'puppet' })).errors.length,
      0,
    );
    t.regex((await bundle(cwd, { include: '**/*.manifest', dialect: 'none' })).errors[0]!.text, /no dialect 'none'/);
  },
};

for (const [[title, run], [name, bundle]] of combinations(Object.entries(common), Object.entries(bundlers)))
  test(`${name}: ${title}`, (t) => run(t, bundle, name));
