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
    `${owner} contains code of the following libraries. Terms that several libraries share are below the last of them.`,
    'The build generates this file.\n',
    ...groupByTerms(libraries).map((group) => {
      const heads = group.map(({ title, copyright }) => `${title}\n\n${copyright}`.trim());
      return `${'-'.repeat(80)}\n${[...heads, group[0].terms].join('\n\n')}\n`;
    }),
  ].join('\n');
  if (!existsSync(output) || readFileSync(output, 'utf8') !== text) writeFileSync(output, text);
}

/** Returns the libraries in groups whose terms differ in white space only. Most libraries have the terms of the MIT license. */
function groupByTerms(libraries) {
  const groups = new Map();
  for (const library of libraries) {
    const words = library.terms.replaceAll(/\s+/g, ' ');
    groups.set(words, [...(groups.get(words) ?? []), library]);
  }
  return [...groups.values()];
}

/** The start of a license that differs between libraries with the same terms: the name of the license, and copyrights. */
const HEAD = /^(?:(?:The )?MIT License(?: \(MIT\))?\s+)?(?:Copyright .*\s+)+/i;

/** Returns the name, license and address of the library in `folder`, its copyright, and the terms of its license. */
function describeLibrary(folder) {
  const manifest = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'));
  const repository = manifest.repository?.url ?? manifest.repository ?? manifest.homepage ?? '';
  const files = readdirSync(`${root}/${folder}`).filter((name) => /^(?:licen[cs]e|notice|copying)/i.test(name));
  const texts = files.toSorted().map((name) => readFileSync(`${root}/${folder}/${name}`, 'utf8').trim());
  const license = texts.join('\n\n').replaceAll('\r', '');
  const [head = ''] = HEAD.exec(license) ?? [];
  return {
    title: [`${manifest.name} ${manifest.version}`, `License: ${manifest.license}`, repository].join('\n').trim(),
    copyright: head.trim(),
    terms: license.slice(head.length) || 'The package contains no license text.',
  };
}
