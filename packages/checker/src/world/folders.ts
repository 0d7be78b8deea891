import type { CatalogEnvironment } from '@pptjs/catalog';

/** Returns the folders of an environment and of its modules, as absolute paths. */
export function foldersOf({ directory, modules }: CatalogEnvironment): readonly string[] {
  const own = directory === undefined ? [] : [directory];
  return [...own, ...modules.all.map((module) => module.directory)];
}

/**
 * Returns the absolute paths of the files in a folder and the folders in it. Without the folder, there are none.
 *
 * @param folder the path from `directory`
 * @param extension the end of the names, with its dot
 */
export function filesBelow(
  directory: string,
  folder: string,
  extension: string,
  { files }: CatalogEnvironment,
): readonly string[] {
  const path = files.within(directory, folder);
  return path === undefined ? [] : files.below(path).filter((file) => file.endsWith(extension));
}
