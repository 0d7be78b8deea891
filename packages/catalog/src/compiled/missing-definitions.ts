import { type DefinitionKind, formatMessage } from '@pptjs/runtime/internal';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { definingFile } from '../environment/definition-files.js';
import {
  dependencyText,
  installCommand,
  type MetadataDependency,
  metadataDependencies,
} from '../environment/module-metadata.js';
import type { Module } from '../environment/modules.js';
import { isWithin } from '../environment/posix-path.js';
import { messages } from '../messages.js';

/**
 * Explains where a definition that does not exist would be: in a module that is missing, or in a file of a module. Says
 * whether the metadata of the calling module declares the module.
 *
 * @param name in lower case, without leading `::`
 * @param caller the file of the code that uses the definition; empty if it is in no file
 * @returns one sentence per line; undefined if modules have no definitions of that kind and name
 */
export function explainMissing(
  environment: CatalogEnvironment,
  kind: DefinitionKind,
  name: string,
  caller: string,
): string | undefined {
  const expected = definingFile(kind, name);
  if (expected === undefined) return undefined;
  const { module: moduleName, path } = expected;
  const { modules, files, modulepath } = environment;
  const module = modules.find(moduleName);
  const callingModule = modules.moduleOf(caller);
  const alternative = kind === 'function' ? ` or lib/puppet/functions/${name.replaceAll('::', '/')}.rb` : '';
  const lines: string[] = [];
  if (module === undefined) {
    // Without a prefix, most names are not those of modules.
    if (kind !== 'class' && !name.includes('::')) return undefined;
    if (modulepath.length === 0) return formatMessage(messages.NO_MODULEPATH, { name, file: `${moduleName}/${path}` });
    const folders = modulepath.map((folder) => {
      const shown = shortPath(environment, folder);
      return files.isDirectory(folder) ? shown : formatMessage(messages.MISSING_FOLDER, { folder: shown });
    });
    const file = `${shortPath(environment, modulepath[0] ?? '')}/${moduleName}/${path}${alternative}`;
    lines.push(formatMessage(messages.NO_MODULE, { module: moduleName, folders: folders.join(', '), name, file }));
  } else {
    const directory = shortPath(environment, module.directory);
    const hasFile = files.within(module.directory, path) !== undefined;
    const message = hasFile ? messages.NOT_DEFINED_IN_FILE : messages.NO_FILE_IN_MODULE;
    const shownPath = hasFile ? path : path + alternative;
    lines.push(formatMessage(message, { module: moduleName, directory, path: shownPath, name }));
  }
  const dependency = explainDependency(environment, callingModule, moduleName, module !== undefined);
  return [...lines, ...(dependency === undefined ? [] : [dependency])].join('\n');
}

/** Says whether the metadata of the calling module declares a module. */
function explainDependency(
  environment: CatalogEnvironment,
  calling: Module | undefined,
  name: string,
  isInstalled: boolean,
): string | undefined {
  if (calling === undefined || calling.name === name) return undefined;
  const { files, modulepath } = environment;
  const dependencies = dependenciesOf(files.text(`${calling.directory}/metadata.json`));
  if (dependencies === undefined) return undefined;
  const dependency = dependencies.find((each) => each.name === name);
  if (dependency === undefined)
    return formatMessage(messages.UNDECLARED_MODULE, { calling: calling.name, module: name });
  if (isInstalled) return undefined;
  return formatMessage(messages.MISSING_DEPENDENCY, {
    calling: calling.name,
    dependency: dependencyText(dependency),
    command: installCommand(dependency, shortPath(environment, modulepath[0] ?? 'modules')),
  });
}

/** Undefined if the module has no readable metadata. */
function dependenciesOf(metadata: string | null): readonly MetadataDependency[] | undefined {
  if (metadata === null) return undefined;
  try {
    return metadataDependencies(metadata);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A path relative to the environment's folder, if it is below that. */
function shortPath({ directory }: CatalogEnvironment, path: string): string {
  return directory !== undefined && path !== directory && isWithin(directory, path)
    ? path.slice(directory.length + 1)
    : path;
}
