/** The plugin for editors, in a session of the real server of TypeScript. */
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import test, { type ExecutionContext } from 'ava';
import { folder, write } from '../cli/folder.js';
import { typeErrors } from '../declarations/typescript.js';
import { placedPackages } from '../published/placed-packages.js';
import { TypeScriptServer } from './tsserver.js';
import { workspace } from './workspace.js';

const modules = join(placedPackages(), 'node_modules');

const source = `# The price as text.
#
# @param net the price
function shop::price(Integer $net, Enum[box, bag] $pack = 'box') >> String {
  "\${net} \${pack}"
}
$port = 8080
`;

const main = `import shop, { price } from './shop.pp';
price(1, 'sack');
price(1, 'bag').length;
shop.variables.port.toFixed();
`;

const configuration = (plugin: boolean): string =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2023'],
      types: [],
      ...(plugin && { plugins: [{ name: '@pptjs/loader/typescript-plugin' }] }),
    },
  });

interface Diagnostic {
  readonly start: { readonly line: number; readonly offset: number };
  readonly text: string;
}

function session(
  t: ExecutionContext,
  plugin = true,
  files: Readonly<Record<string, string>> = {},
): { cwd: string; file: string; server: TypeScriptServer } {
  // The server does not watch the files below a folder node_modules.
  const cwd = folder(t, {
    'package.json': '{ "type": "module" }',
    'tsconfig.json': configuration(plugin),
    'shop.pp': source,
    'main.ts': main,
    ...files,
  });
  symlinkSync(modules, join(cwd, 'node_modules'));
  t.timeout(240_000);
  const server = new TypeScriptServer(t, cwd);
  const file = join(cwd, 'main.ts');
  server.open(file);
  return { cwd, file, server };
}

const errors = (server: TypeScriptServer, file: string): Promise<readonly Diagnostic[]> =>
  server.request('semanticDiagnosticsSync', { file });

const shown = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(({ start, text }) => `${start.line}:${start.offset} ${text.split('\n')[0]}`);

test('without the plugin, an editor does not resolve a source file', async (t) => {
  const { file, server } = session(t, false);
  t.regex(shown(await errors(server, file)).join('\n'), /^1:\d+ Cannot find module '\.\/shop\.pp'/);
});

test('an editor reports wrong arguments of a function in a source file that is not built', async (t) => {
  const { file, server } = session(t);
  t.deepEqual(
    shown(await errors(server, file)).map((text) => text.replace(/"box" \| "bag"|"bag" \| "box"/, 'PACK')),
    [`2:10 Argument of type '"sack"' is not assignable to parameter of type 'PACK'.`],
  );
});

test('an editor shows the signature and the documentation of a function', async (t) => {
  const { file, server } = session(t);
  const info = await server.request<{ displayString: string; documentation: string }>('quickinfo', {
    file,
    line: 3,
    offset: 2,
  });
  t.regex(info.displayString, /\(net: number \| bigint, pack: "b(?:ox" \| "bag|ag" \| "box)"\): string/);
  t.regex(info.documentation, /The price as text\./);
  const help = await server.request<{ items: { parameters: { documentation: { text: string }[] }[] }[] }>(
    'signatureHelp',
    { file, line: 3, offset: 7 },
  );
  t.is(help.items[0]?.parameters[0]?.documentation[0]?.text, 'the price');
});

test('an editor leads from a use to the definition in the source file', async (t) => {
  const { cwd, file, server } = session(t);
  const definition = async (line: number, offset: number): Promise<readonly unknown[]> =>
    (
      await server.request<{ definitions: { file: string; start: unknown; end: unknown }[] }>(
        'definitionAndBoundSpan',
        {
          file,
          line,
          offset,
        },
      )
    ).definitions.map(({ file: path, start, end }) => ({ file: path, start, end }));
  const path = join(cwd, 'shop.pp');
  t.deepEqual(await definition(3, 2), [{ file: path, start: { line: 4, offset: 10 }, end: { line: 4, offset: 21 } }]);
  t.deepEqual(await definition(4, 17), [{ file: path, start: { line: 7, offset: 1 }, end: { line: 7, offset: 6 } }]);
  const references = await server.request<{ refs: { file: string; start: { line: number } }[] }>('references', {
    file,
    line: 3,
    offset: 2,
  });
  t.deepEqual(
    references.refs.map((each) => [each.file.replace(/.*\//, ''), each.start.line]),
    [
      ['main.ts', 1],
      ['main.ts', 2],
      ['main.ts', 3],
      ['shop.pp', 4],
    ],
  );
});

test('an editor resolves an import whenever its source file appears, also after it was deleted', async (t) => {
  // The server watches the folders of a project in another way if there are few folders above it.
  const { cwd, server } = session(t, true, {
    'work/shop/tsconfig.json': configuration(true),
    'work/shop/src/app/main.ts': "import { b } from './b.pp';\nb('a');\n",
  });
  const app = join(cwd, 'work/shop/src/app');
  const file = join(app, 'main.ts');
  server.open(file);
  const path = join(app, 'b.pp');
  const text = 'function b(Integer $x) { $x }\n';
  const isMissing = ([first]: readonly Diagnostic[]): boolean => first?.text.startsWith('Cannot find module') === true;
  const isResolved = ([first]: readonly Diagnostic[]): boolean => first?.text.startsWith('Argument of type') === true;
  t.true(isMissing(await errors(server, file)));
  for (let round = 0; round < 3; round++) {
    write(path, text);
    t.true(isResolved(await settled(server, file, isResolved)));
    rmSync(path);
    t.true(isMissing(await settled(server, file, isMissing)));
  }
});

test('an editor changes no source file', async (t) => {
  const { cwd, file, server } = session(t, true, {
    'main.ts': `import shop, { price } from './shop.pp';\nprice(1);\nshop.variables.port;\nshop.variables.parts;\n`,
  });
  const rename = (line: number, offset: number): Promise<{ info: object; locs: readonly object[] }> =>
    server.request('rename', { file, line, offset });
  t.like(await rename(3, 17), {
    info: { canRename: false, localizedErrorMessage: 'port is declared in shop.pp. Rename it there.' },
    locs: [],
  });
  t.like(await rename(2, 1), { info: { canRename: false } });
  await server.request('configure', { preferences: { providePrefixAndSuffixTextForRename: true } });
  t.like(await rename(2, 1), { info: { canRename: true }, locs: [{ file }] });
  const fixes = await server.request<readonly { changes: readonly { fileName: string }[] }[]>('getCodeFixes', {
    file,
    startLine: 4,
    startOffset: 16,
    endLine: 4,
    endOffset: 21,
    errorCodes: [2339, 2551],
  });
  t.deepEqual([...new Set(fixes.flatMap(({ changes }) => changes.map(({ fileName }) => fileName)))], []);
  const found = await server.request<readonly { file: string; start: object }[]>('navto', {
    searchValue: 'price',
    file,
  });
  t.deepEqual(
    found.map((item) => [item.file, item.start]),
    [[join(cwd, 'shop.pp'), { line: 4, offset: 10 }]],
  );
});

test('an editor follows changes of a source file, and ignores its errors while it is edited', async (t) => {
  const { cwd, file, server } = session(t);
  t.is((await errors(server, file)).length, 1);
  write(join(cwd, 'shop.pp'), source.replace('Enum[box', 'Enum[sack'));
  t.deepEqual(await settled(server, file, (found) => found.length === 0), []);
  write(join(cwd, 'shop.pp'), source.replace('$port = 8080', '$port = = 8080'));
  await setTimeout(3000);
  t.deepEqual(shown(await errors(server, file)), []);
  write(join(cwd, 'shop.pp'), source.replace('8080', "'a'").replace('Enum[box', 'Enum[sack'));
  const found = await settled(server, file, (diagnostics) => diagnostics.length === 1);
  t.regex(shown(found).join('\n'), /^4:21 Property 'toFixed' does not exist on type 'string'/);
});

test('an editor knows the types of other files, and follows their changes', async (t) => {
  const main = `import { f } from './modules/web/functions/f.pp';
f('http');
f('htp');
f({ number: 1n, tags: new Set(['a']) });
f('https') satisfies 'x';
`;
  const { cwd, file, server } = session(t, true, {
    'modules/web/functions/f.pp': 'function web::f(Web::Port $port) >> Web::Port { $port }\n',
    'modules/web/types/port.pp': 'type Web::Port = Variant[Enum[http, https], Net::Port]\n',
    'modules/net/types/port.pp': 'type Net::Port = Struct[{ number => Integer, Optional[tags] => Array[String] }]\n',
    'main.ts': main,
  });
  const expectLines = async (...lines: readonly number[]): Promise<void> => {
    const isExpected = (found: readonly Diagnostic[]): boolean =>
      found.map(({ start }) => start.line).join() === lines.join();
    const found = await settled(server, file, isExpected);
    t.true(isExpected(found), shown(found).join('\n'));
  };
  await expectLines(3, 5);
  t.regex(shown(await errors(server, file))[0] ?? '', /'"htp"' is not assignable to parameter/);
  write(join(cwd, 'modules/net/types/port.pp'), 'type Net::Port = Enum[htp]\n');
  await expectLines(4, 5);
  write(join(cwd, 'modules/web/types/port.pp'), "type Web::Port = Enum['x']\n");
  await expectLines(2, 3, 4, 5);
  // While the file has errors, its types are unknown.
  write(join(cwd, 'modules/web/types/port.pp'), 'type Web::Port = = Enum[x]\n');
  await expectLines(5);
});

/** Waits until the server has read a changed file. Returns its last answer, also if it is not the expected one. */
async function settled(
  server: TypeScriptServer,
  file: string,
  isExpected: (diagnostics: readonly Diagnostic[]) => boolean,
): Promise<readonly Diagnostic[]> {
  for (let attempt = 0; ; attempt++) {
    const found = await errors(server, file);
    if (isExpected(found) || attempt === 400) return found;
    await setTimeout(200);
  }
}

test('declarations on disk take precedence over the plugin', async (t) => {
  const { cwd, file, server } = session(t);
  write(join(cwd, 'shop.d.pp.ts'), 'export declare const price: number;\n');
  write(
    join(cwd, 'tsconfig.json'),
    configuration(true).replace('"strict"', '"allowArbitraryExtensions":true,"strict"'),
  );
  const found = await settled(server, file, (diagnostics) => shown(diagnostics).join().includes('not callable'));
  t.regex(shown(found).join('\n'), /This expression is not callable/);
});

test('@pptjs/loader/types lets tsc accept imports of source files', (t) => {
  const cwd = workspace(t, {
    'package.json': '{ "type": "module" }',
    'main.ts': `${main}import motd from './motd.epp';\nimport net from './net.tf';\nexport const all = [motd.parameters, net()];\n`,
  });
  t.true(typeErrors(cwd).length > 0);
  for (const version of [5, 7] as const)
    t.deepEqual(typeErrors(cwd, { version, options: { types: ['@pptjs/loader/types'] } }), []);
});
