/** Declarations import the type aliases of other files of the same build. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { pptjs } from '../cli/command.js';
import { write } from '../cli/folder.js';
import { workspace } from '../loader/workspace.js';
import { combinations } from '../recorded/sample.js';
import { buildIn, typeErrors, typescriptVersions } from './typescript.js';

const sources = {
  'modules/web/types/port.pp': 'type Web::Port = Variant[Enum[http, https], Net::Port]\n',
  'modules/web/types/date.pp': 'type Web::Date = Timestamp\n',
  'modules/web/types/tree.pp': 'type Web::Tree = Hash[Web::Key, Variant[String, Array[Web::Tree], Net::Forest]]\n',
  'modules/web/types/key.pp': 'type Web::Key = Enum[left, right]\n',
  'modules/net/types/port.pp': 'type Net::Port = Struct[{ number => Integer, Optional[tags] => Array[String] }]\n',
  'modules/net/types/forest.pp': 'type Net::Forest = Array[Web::Tree]\n',
  'modules/web/functions/f.pp': `type Port = Integer
function web::f(Web::Port $port, Optional[Web::Date] $date = undef, Other::Type $other = 1, Port $own = 2) >> Web::Port {
  $port
}
`,
  'modules/web/functions/tree.pp': 'function web::tree(Web::Tree $tree) >> Web::Tree { $tree }\n',
  'modules/web/manifests/init.pp': 'class web (Web::Port $port, Hash[Web::Key, Integer] $keys = {}) { }\n',
};

const right = `import { f } from 'WEB/functions/f.EXT';
import { tree } from 'WEB/functions/tree.EXT';
import { web } from 'WEB/manifests/init.EXT';
import type { Port } from 'WEB/types/port.EXT';
import type { ParametersOf } from '@pptjs/runtime/declarations';

const port: Port = f('http', new Date(), { x: 1 }, 3n);
export const again: Port = f({ number: 1n, tags: new Set(['a']) });
export const parameters: ParametersOf<typeof web> = { port, keys: { left: 1 } };
export const left = tree({ left: 'x', right: [{ left: [{ right: 'y' }] }] }).left;
`;

const wrong: readonly (readonly [line: string, message: RegExp])[] = [
  ["f('htp');", /'"htp"' is not assignable to parameter/],
  ['f({ number: "1" });', /not assignable/],
  ['const x: string = f("http"); x;', /not assignable to type 'string'/],
  ['tree({ up: "x" });', /'up' does not exist|not assignable/],
  ['const p: ParametersOf<typeof web> = { port: 1 }; p;', /'number' is not assignable/],
];

const forms: readonly (readonly [name: string, folder: string, extension: string, args: readonly string[]])[] = [
  ['modules', './out', 'js', ['-o', 'out']],
  ['modules with the extension .mjs', './out', 'mjs', ['-o', 'out', '--out-extension', '.mjs']],
  ['CommonJS modules', './out', 'cjs', ['-o', 'out', '--format', 'cjs', '--out-extension', '.cjs']],
  ['sources', './modules', 'pp', ['-o', 'modules', '--declarations', 'sources']],
  ['sources in another folder', './modules', 'pp', ['-o', 'types', '--declarations', 'sources']],
];

for (const [[name, folder, extension, args], version] of combinations(forms, typescriptVersions)) {
  test(`TypeScript ${version} checks the types of other files in declarations of ${name}`, (t) => {
    const cwd = workspace(t, { 'package.json': '{ "type": "module" }', ...sources });
    const program = (text: string): string => text.replaceAll('WEB', `${folder}/web`).replaceAll('EXT', extension);
    write(join(cwd, 'right.ts'), program(right));
    const imports = right.split('\n').slice(0, 5).join('\n');
    for (const [index, [line]] of wrong.entries())
      write(
        join(cwd, `wrong${index}.ts`),
        `${program(imports)}\n${line}\nexport const x${index} = [f, tree, web, 0 as unknown as Port];\n`,
      );
    buildIn(cwd, 'modules', ...args);
    const options = { allowArbitraryExtensions: true, rootDirs: ['modules', 'types'] };
    const blocks = typeErrors(cwd, { version, options })
      .join('\n')
      .split(/\n(?=\S)/);
    t.deepEqual(
      blocks.filter((block) => !/^wrong\d\.ts\(6,/.test(block)),
      [],
    );
    for (const [index, [line, message]] of wrong.entries())
      t.regex(blocks.find((block) => block.startsWith(`wrong${index}.ts`)) ?? '', message, line);
  });
}

for (const declarations of ['modules', 'sources']) {
  test(`a build declares the sources again whose types in other files have changed: ${declarations}`, async (t) => {
    const cwd = workspace(t, sources);
    const build = async (): Promise<{ readonly built: number; readonly failed: number }> => {
      const { stdout } = await pptjs(['build', 'modules', '-o', 'out', '--json', '--declarations', declarations], {
        cwd,
      });
      return (JSON.parse(stdout.trim().split('\n').at(-1)!) as { summary: { built: number; failed: number } }).summary;
    };
    const name = declarations === 'modules' ? 'f.d.ts' : 'f.d.pp.ts';
    const declared = (): string => readFileSync(join(cwd, 'out/web/functions', name), 'utf8');
    const extension = declarations === 'modules' ? 'js' : 'pp';
    const count = Object.keys(sources).length;
    t.like(await build(), { built: count });
    t.like(await build(), { built: 0 });
    t.true(declared().includes(`import type { Port as Port_ } from '../types/port.${extension}';`));
    t.true(declared().includes('(port: Port_.Input): Port_;'));
    // The alias, those that use it, and what uses these.
    write(join(cwd, 'modules/net/types/port.pp'), 'type Net::Port = Integer[1, 10]\n');
    t.like(await build(), { built: 4 });
    write(join(cwd, 'modules/web/types/port.pp'), 'type Web::Port = Enum[x]\n');
    t.like(await build(), { built: 3 });
    t.true(declared().includes('(port: Port_): Port_;'));
    write(join(cwd, 'modules/web/types/port.pp'), 'type Web::Port = = Enum[x]\n');
    t.like(await build(), { built: 2, failed: 1 });
    t.true(declared().includes('(port: PuppetInput): PuppetValue;'));
    rmSync(join(cwd, 'modules/web/types/port.pp'));
    t.like(await build(), { built: 2, failed: 0 });
    write(join(cwd, 'modules/other/types/type.pp'), 'type Other::Type = String\n');
    t.like(await build(), { built: 2 });
    t.true(declared().includes('other: Type'));
    t.like(await build(), { built: 0 });
  });
}

test('of several aliases with a name, declarations import the one in the nearest folder', (t) => {
  const cwd = workspace(t, {
    'a/m/types/x.pp': 'type M::X = Enum[a]\n',
    'b/m/types/x.pp': 'type M::X = Enum[b]\n',
    'b/m/functions/f.pp': 'function m::f(M::X $x) { 1 }\n',
  });
  buildIn(cwd, '.', '-o', 'out', '--strict', 'off');
  t.regex(readFileSync(join(cwd, 'out/b/m/functions/f.d.ts'), 'utf8'), /from '\.\.\/types\/x\.js'/);
});
