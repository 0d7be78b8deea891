/** The fields of package.json of the packages, and their licenses. */
import { readFileSync } from 'node:fs';
import test from 'ava';
import { packages, root } from './readmes.js';

const text = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');

const REPOSITORY = 'https://github.com/pptjs/pptjs';

/** The fields of package.json whose texts differ by package. */
interface Manifest {
  readonly description: string;
  readonly keywords: readonly string[];
}

const manifestOf = (name: string): Manifest => JSON.parse(text(`packages/${name}/package.json`)) as Manifest;

for (const name of packages) {
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
      scripts: { prepack: 'node ../prepack.mjs' },
    });
    t.is(text(`packages/${name}/LICENSE`), text('LICENSE'));
    t.regex(manifest.description, /^[A-Z].*[^.]$/);
    t.deepEqual(manifest.keywords, [...new Set([...manifest.keywords, 'pptjs', 'puppet'])].toSorted());
  });
}
