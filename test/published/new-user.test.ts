/**
 * Packs and lints the packages, installs them in an empty project, and runs the examples of all READMEs there as a new user does: as
 * ES modules, as CommonJS and in strict TypeScript. Without network, the examples run in a folder with the packages as they are
 * published, and the other tests pass and state that they are skipped.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import test from 'ava';
import { write } from '../cli/folder.js';
import { commandFile } from '../cli/process.js';
import { packages, readmeExample, root, type ReadmeExample } from '../examples/readmes.js';
import { node, sharedWorkspace } from '../loader/workspace.js';
import { combinations } from '../recorded/sample.js';
import { lintPackages } from './lint.js';
import { installPackages, packPackages } from './pack.js';

const pages = ['README.md', ...packages.map((name) => `packages/${name}/README.md`)].map(
  (path) => [path, readmeExample(path)] as const,
);
const scripts = pages.filter(([, { output }]) => output.length > 0);
const temporary = mkdtempSync(join(tmpdir(), 'pptjs-new-user-'));
const project = join(temporary, 'project');
/** The folder in which the examples run. */
let home = project;
let archives: readonly string[] = [];
let isInstalled = false;

test.before('install', () => {
  mkdirSync(project);
  archives = packPackages(temporary);
  isInstalled = installPackages(project, archives);
  if (!isInstalled) home = sharedWorkspace({});
});
test.after.always('remove', () => rmSync(temporary, { recursive: true, force: true }));

test('publint and attw report nothing for any packed package', async (t) => {
  t.is(archives.length, packages.length);
  t.deepEqual(await lintPackages(archives), []);
});

/** The lines that `tar` prints about an archive. */
const tar = (...args: readonly string[]): readonly string[] =>
  execFileSync('tar', args, { cwd: temporary, encoding: 'utf8' }).split('\n').slice(0, -1);

for (const name of packages)
  test(`${name}: the published package contains all exported files and the license`, (t) => {
    const archive = basename(archives.find((path) => basename(path).startsWith(`pptjs-${name}-0`))!);
    const paths = new Set(tar('-tzf', archive).map((path) => path.replace(/^package\//, '')));
    const manifest = JSON.parse(tar('-xzOf', archive, 'package/package.json').join('\n')) as {
      readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
      readonly bin?: Readonly<Record<string, string>>;
    };
    const targets = [
      ...Object.values(manifest.exports).flatMap((entry) =>
        typeof entry === 'string' ? [entry] : Object.values(entry),
      ),
      ...Object.values(manifest.bin ?? {}),
    ];
    for (const target of ['README.md', 'LICENSE', ...targets.map((path) => path.replace(/^\.\//, ''))])
      t.true(paths.has(target), target);
    t.deepEqual(
      [...paths].filter((path) => /\.test\.|tsbuildinfo|node_modules/.test(path)),
      [],
    );
  });

/** The script as CommonJS: with `require`, and without `await` at the top level. */
function commonJs(example: ReadmeExample): string {
  const body = example.script.replace(
    /^import (?:(\w+), )?\{ ([^}]*) \} from '([^']*)';/gm,
    (_, main: string | undefined, names: string, specifier: string) =>
      `const { ${main === undefined ? '' : `default: ${main}, `}${names} } = require('${specifier}');`,
  );
  const loader = Object.keys(example.files).length > 0 ? "require('@pptjs/loader/register');\n" : '';
  return `${loader}(async () => {\n${body}\n})();\n`;
}

/** Writes the files of an example into a folder. Returns the folder. */
function example(path: string, files: Readonly<Record<string, string>>): string {
  const folder = join(home, path.replaceAll('/', '-'));
  for (const [name, content] of Object.entries(files)) write(join(folder, name), content);
  return folder;
}

for (const [[path, page], format] of combinations(scripts, ['an ES module', 'CommonJS']))
  test(`${path}: the example prints the documented output as ${format}`, (t) => {
    const [file, script] = format === 'CommonJS' ? ['app.cjs', commonJs(page)] : ['app.mjs', page.script];
    const importsSources = format !== 'CommonJS' && Object.keys(page.files).length > 0;
    const cwd = example(path, { ...page.files, [file]: script });
    const { stdout, stderr } = node(cwd, [...(importsSources ? ['--import', '@pptjs/loader'] : []), file]);
    t.deepEqual(
      stdout
        .split('\n')
        .slice(0, -1)
        .map((line) => line.trim()),
      page.output,
      stderr,
    );
  });

for (const [path, { files, commands }] of pages.filter(([, { commands }]) => commands.length > 0))
  test(`${path}: the command prints the documented output`, (t) => {
    const cwd = example(path, files);
    const command = isInstalled ? join(project, 'node_modules/@pptjs/cli/bin/pptjs.js') : commandFile;
    for (const { words, output } of commands) t.is(node(cwd, [command, ...words]).stdout, output);
  });

/** Declarations of modules for the option `types`, which cannot be imported. */
const AMBIENT: ReadonlySet<string> = new Set(['@pptjs/loader/types']);

test('strict TypeScript accepts the examples and all declarations, in ES modules and in CommonJS', (t) => {
  if (!isInstalled) return void t.pass('skipped: no network');
  const cwd = join(project, 'typescript');
  const entries = packages.flatMap((name) => {
    const { exports, peerDependencies = {} } = JSON.parse(
      readFileSync(`${root}/packages/${name}/package.json`, 'utf8'),
    ) as {
      exports: object;
      peerDependencies?: object;
    };
    // The entry of a bundler has the types of the bundler, which the user installs. The tests of the plugin check it.
    const ofPeers = new Set(Object.keys(peerDependencies).map((peer) => `./${peer}`));
    return Object.keys(exports)
      .filter(
        (entry) => entry !== './package.json' && !AMBIENT.has(`@pptjs/${name}${entry.slice(1)}`) && !ofPeers.has(entry),
      )
      .map((entry) => `@pptjs/${name}${entry.slice(1)}`);
  });
  const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}';`);
  const uses = entries.map((_, index) => `void entry${index};`);
  const sources = {
    'entries.mts': [...imports, ...uses, ''].join('\n'),
    'entries.cts': [...imports, ...uses, ''].join('\n'),
    'puppet-files.d.ts': "declare module '*.pp';\ndeclare module '*.tf';\n",
    ...Object.fromEntries(scripts.map(([path, { script }]) => [`${path.replaceAll('/', '-')}.mts`, script])),
  };
  for (const [name, content] of Object.entries(sources)) write(join(cwd, name), content);
  writeFileSync(
    join(cwd, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        // The examples read the message of an error, as JavaScript does.
        useUnknownInCatchVariables: false,
        skipLibCheck: false,
        noEmit: true,
        module: 'nodenext',
        target: 'es2024',
        types: ['node'],
      },
      include: ['.'],
    }),
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [`${root}/node_modules/typescript/bin/tsc`, '-p', cwd, '--pretty', 'false'],
    { cwd, encoding: 'utf8' },
  );
  t.is(status, 0, stripVTControlCharacters(stdout));
  t.true(readdirSync(cwd).length > scripts.length);
});

/** Prints the URLs of the modules that Node loads to import a package. */
const LOADED_MODULES = `
  import { register } from 'node:module';
  const hooks = 'export const load = (url, context, next) => (process._rawDebug(url), next(url, context));';
  register('data:text/javascript,' + encodeURIComponent(hooks));
  await import(process.argv[1]);
`;

for (const [name, most] of [
  ['@pptjs/runtime', 20],
  ['@pptjs/runtime/internal', 20],
  ['@pptjs/transpiler', 30],
  ['@pptjs/engine', 40],
] as const)
  test(`Node reads at most ${most} files to import ${name}`, (t) => {
    if (!isInstalled) return void t.pass('skipped: no network');
    const { stderr } = node(project, ['--input-type=module', '--eval', LOADED_MODULES, name]);
    const files = stderr.split('\n').filter((line) => line.startsWith('file:'));
    t.true(files.length > 0 && files.length <= most, `${files.length} files\n${stderr}`);
  });
