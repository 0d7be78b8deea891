/** A bundle contains only the runtime of the language that the program is written in. All languages share the errors. */
import { fileURLToPath } from 'node:url';
import { shippedDialects } from '@pptjs/dialects';
import { compileWith } from '@pptjs/transpiler/dialect';
import test from 'ava';
import { build } from 'esbuild';

/** The workspace packages whose files are in the bundle of a program. */
async function bundledPackages(name: string, source: string): Promise<string[]> {
  const dialect = await shippedDialects.find((entry) => entry.name === name)?.load();
  const code = dialect === undefined ? null : compileWith(dialect, source, { file: 'main' }).code;
  const { metafile } = await build({
    stdin: { contents: code ?? 'import "no module";', resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const names = Object.keys(metafile.inputs).flatMap((path) => /packages\/([^/]+)\/dist/.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
}

const programs: readonly (readonly [dialect: string, source: string, packages: readonly string[]])[] = [
  ['puppet', "class a(Integer $x = 1) { notify { 'a': message => $x + 1 } }", ['resources', 'runtime']],
  ['terraform', 'locals { a = upper("x") }\noutput "a" { value = local.a }', ['dialect-terraform', 'runtime']],
  ['rightscale', '$x = 1 + 2', ['dialect-rightscale', 'runtime']],
  ['puppet3', '$x = 1 + 2', ['dialect-puppet3', 'resources', 'runtime']],
];

for (const [dialect, source, packages] of programs) {
  test(`the bundle of a ${dialect} program contains ${packages.join(', ')}`, async (t) => {
    t.deepEqual(await bundledPackages(dialect, source), packages);
  });
}
