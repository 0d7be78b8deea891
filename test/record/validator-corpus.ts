/**
 * Prints the manifests and templates of the corpus as JSON lines for validator.rb. The recorded answers do not contain
 * the sources:
 *
 *     tsx test/record/validator-corpus.ts | puppet-reference test/record/validator.rb \
 *       | ruby -rjson -ne 'r = JSON.parse($_); r.delete("source"); puts JSON.generate(r)' | gzip -9 > test/recorded/validator-corpus.jsonl.gz
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { corpus } from '../conformance/puppet.js';

/** The files of the corpus as files of the modules of an environment. The ids are paths in the corpus. */
export function corpusCases(): {
  readonly id: string;
  readonly source: string;
  readonly file: string;
  readonly modulePath: readonly string[];
  readonly epp: boolean;
}[] {
  return pathsBelow('').map((path) => ({
    id: path,
    source: readFileSync(join(corpus, path), 'utf8'),
    file: `/env/modules/${path}`,
    modulePath: ['/env/modules'],
    epp: path.endsWith('.epp'),
  }));
}

function pathsBelow(directory: string): string[] {
  return readdirSync(join(corpus, directory))
    .toSorted()
    .flatMap((name) => {
      const path = directory === '' ? name : `${directory}/${name}`;
      const stats = statSync(join(corpus, path), { throwIfNoEntry: false });
      if (stats?.isDirectory() === true) return pathsBelow(path);
      return stats?.isFile() === true && /\.e?pp$/.test(name) ? [path] : [];
    });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const row of corpusCases()) process.stdout.write(`${JSON.stringify(row)}\n`);
}
