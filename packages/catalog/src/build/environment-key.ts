import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { readContent } from '@pptjs/files';
import { fromSources, version } from '@pptjs/transpiler';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import type { BuildOptions } from './build-environment.js';
import { portable } from './environment-files.js';
import { definesFunction, environmentSources } from './environment-sources.js';
import { importedFiles } from './function-files.js';

/**
 * Returns a digest of everything that a build of an environment depends on, without paths of the machine: the build has the
 * same result if the record of its Ruby code is reproducible. The key is empty if pptjs runs from its sources.
 */
export function environmentKey(
  environment: CatalogEnvironment,
  { strict, sourceMap, comments, exclude }: BuildOptions = {},
): string {
  if (fromSources) return '';
  const { name, directory = '', dataProvider } = environment;
  const { folders, manifest, manifests, files, diagnostics } = environmentSources(environment, exclude);
  const settings = { name, dataProvider, strict, sourceMap, comments, folders: [...folders.values()], manifest };
  const links = diagnostics.map(({ file }) => portable(relative(directory, file)));
  const hash = createHash('sha256').update(JSON.stringify([version, settings, links]));
  const add = (path: string, content: string | Uint8Array): void => {
    hash.update(JSON.stringify([path, content.length])).update(content);
  };
  for (const { path, text } of manifests) add(path, text);
  for (const file of files) {
    add(file.path, readContent(file.file));
    // Imported files may be in folders that are not part of an environment.
    if (definesFunction(file))
      for (const name of importedFiles(file.directory, file.name).paths)
        add(name, readContent(join(file.directory, name)));
  }
  return hash.digest('hex');
}
