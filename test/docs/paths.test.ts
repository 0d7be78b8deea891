/** The source files that the pages for contributors name exist, and README.md names all packages and examples. */
import { readdirSync, readFileSync } from 'node:fs';
import test from 'ava';

const root = new URL('../../', import.meta.url);

/** The files of the sources and tests, relative to the repository, with `/` before each. */
const files = ['packages', 'test', 'examples'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => filesIn(`${folder}/${entry.name}`)),
);

function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    if (['bundle', 'dist', 'node_modules'].includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [`/${path}`];
  });
}

/** The paths of TypeScript and Ruby files in a page. The first folders of a path can be missing. */
function namedFiles(page: string): string[] {
  const text = readFileSync(new URL(page, root), 'utf8');
  return Array.from(text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|rb))`/g), ([, path = '']) => path);
}

for (const page of [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/development.md',
  'docs/dialects.md',
  'test/README.md',
]) {
  test(`${page} names files that exist`, (t) => {
    // `packages/NAME/src/…` is written as `NAME/src/…`, or as the path below a folder that the page names before.
    const missing = namedFiles(page).filter((path) => !files.some((file) => file.endsWith(`/${path}`)));
    t.deepEqual(missing, []);
  });
}

for (const folder of ['packages', 'examples']) {
  test(`README.md has a row for each folder of ${folder}`, (t) => {
    const text = readFileSync(new URL('README.md', root), 'utf8');
    const rows = Array.from(
      text.matchAll(new RegExp(`^\\| \\[[^\\]]+\\]\\(${folder}/([\\w-]+)\\)`, 'gm')),
      ([, name = '']) => name,
    );
    const names = readdirSync(new URL(folder, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    t.deepEqual(rows.toSorted(), names.toSorted());
  });
}
