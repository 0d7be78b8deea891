/** Writes THIRD-PARTY-NOTICES: the licenses of the libraries that a bundle contains. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Writes the notices if they have changed.
 *
 * @param output the path of the file
 * @param owner what contains the libraries, at the start of a sentence
 * @param metafiles the metafiles of esbuild
 * @param sources the paths in the source map of the bundle. They include libraries that another library has bundled.
 */
export function writeNotices(output, owner, metafiles, sources) {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)),
  );
  const names = new Set(
    [...inputs, ...sources].flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []),
  );
  const folders = [...names].map((name) => `node_modules/${name}`);
  const libraries = folders.map(describeLibrary).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const text = [
    `${owner} contains code of the following libraries. The build generates this file.\n`,
    ...libraries.map(({ title, license }) => `${'-'.repeat(80)}\n${title}\n\n${license}\n`),
  ].join('\n');
  if (!existsSync(output) || readFileSync(output, 'utf8') !== text) writeFileSync(output, text);
}

/** Returns the name, license and address of the library in `folder`, and the text of its license. */
function describeLibrary(folder) {
  const manifest = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'));
  const repository = manifest.repository?.url ?? manifest.repository ?? manifest.homepage ?? '';
  const files = readdirSync(`${root}/${folder}`).filter((name) => /^(?:licen[cs]e|notice|copying)/i.test(name));
  const texts = files.toSorted().map((name) => readFileSync(`${root}/${folder}/${name}`, 'utf8').trim());
  return {
    title: [`${manifest.name} ${manifest.version}`, `License: ${manifest.license}`, repository].join('\n').trim(),
    license: texts.join('\n\n').replaceAll('\r', '') || 'The package contains no license text.',
  };
}
