import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
/** The files of the published packages, and the examples in their READMEs. */
import test from 'ava';
import { node, workspace } from '../loader/workspace.js';
import { packages, readmeExample, root } from './readmes.js';

const text = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');

const REPOSITORY = 'https://github.com/pptjs/pptjs';

/** The fields of package.json that all packages have. */
interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}

const manifestOf = (name: string): Manifest => JSON.parse(text(`packages/${name}/package.json`)) as Manifest;

interface Packed {
  readonly name: string;
  readonly files: readonly { readonly path: string }[];
}

let packedPackages: Packed[] | undefined;

/** The files that `npm pack` would put into the packages. */
function packed(): Packed[] {
  const args = [
    'pack',
    '--dry-run',
    '--json',
    '--ignore-scripts',
    ...packages.flatMap((name) => ['--workspace', `packages/${name}`]),
  ];
  return (packedPackages ??= JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as Packed[]);
}

for (const name of packages) {
  test(`${name}: the example in the README prints the documented output`, (t) => {
    const { files, script, output, commands } = readmeExample(`packages/${name}/README.md`);
    const cwd = workspace(t, { ...files, 'app.mjs': script });
    const loader = Object.keys(files).length > 0 ? ['--import', '@pptjs/loader'] : [];
    const { stdout, stderr } = node(cwd, [...loader, 'app.mjs']);
    const lines = stdout.split('\n').slice(0, -1);
    t.deepEqual(
      lines.map((line) => line.trim()),
      output,
      stderr,
    );
    for (const command of commands)
      t.is(node(cwd, [`${root}/packages/cli/bin/pptjs.js`, ...command.words]).stdout, command.output);
  });

  test(`${name}: the published package contains all exported files and the license`, (t) => {
    const manifest = manifestOf(name);
    const paths = new Set(
      packed()
        .find((each) => each.name === `@pptjs/${name}`)!
        .files.map(({ path }) => path),
    );
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
    t.is(text(`packages/${name}/LICENSE`), text('LICENSE'));
    t.is(manifest.scripts['prepack'], 'node ../prepack.mjs');
  });

  test(`${name}: package.json states the origin, the license, and where the package runs`, (t) => {
    const manifest = manifestOf(name);
    t.like(manifest, {
      name: `@pptjs/${name}`,
      license: 'Apache-2.0',
      author: 'The pptjs authors',
      homepage: `${REPOSITORY}/tree/main/packages/${name}#readme`,
      bugs: { url: `${REPOSITORY}/issues` },
      repository: { type: 'git', url: `git+${REPOSITORY}.git`, directory: `packages/${name}` },
      publishConfig: { access: 'public' },
      engines: (JSON.parse(text('package.json')) as { engines: object }).engines,
      exports: { './package.json': './package.json' },
    });
    t.regex(manifest.description, /^[A-Z].*[^.]$/);
    t.deepEqual(manifest.keywords, [...new Set([...manifest.keywords, 'pptjs', 'puppet'])].toSorted());
  });
}
