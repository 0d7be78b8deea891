import type { RubyHost } from '@pptjs/ruby-code';
import {
  builtinFunction,
  callByName,
  callingPlace,
  context,
  EMPTY_HASH,
  findService,
  functionError,
  type Value,
} from '@pptjs/runtime/internal';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { textWithBytes } from '../environment/encoding.js';
import { messages } from '../messages.js';
import type { CorePatches } from './core-patches.js';
import { rubyCatalog } from './ruby-catalog.js';
import { legacyFunctionFile } from './ruby-functions.js';
import type { TemplateChanges } from './template-changes.js';

/** The Ruby code of modules that has been compiled to JavaScript. */
export type CompiledRuby = Pick<RubyHost, 'compiledTemplate' | 'compiledLegacyFunction'>;

/**
 * Creates the host that answers the requests of modules' Ruby code, for the evaluation that is running.
 *
 * @param compiled finds compiled code
 * @param patches finds Ruby code that changes the classes of Ruby
 * @param changes applies the changes that templates make to values
 */
export function rubyHost(
  environment: CatalogEnvironment,
  compiled: CompiledRuby,
  patches: CorePatches,
  changes: TemplateChanges,
): RubyHost {
  const { modules, name, modulepath, files } = environment;
  const sourceOf = (path: string): { path: string; source: string } => ({
    path,
    source: textWithBytes(files, path) ?? '',
  });
  const findInModule = (folder: string, path: string): string | undefined => {
    const separator = path.indexOf('/');
    return separator <= 0
      ? undefined
      : modules.fileOf(path.slice(0, separator), `${folder}/${path.slice(separator + 1)}`);
  };
  return {
    files: sandboxFiles(environment),
    modulePath: modulepath,
    environment: name,
    manifest: environment.manifest ?? null,
    temporaryFolders: () => ['/tmp', ...WRITTEN_FOLDERS.map(settingOf).filter(isAbsolute)],
    callFunction: (functionName, args) => callByName(functionName, args as Value[]),
    hasFunction: (functionName) =>
      builtinFunction(functionName) !== undefined || context().definitions.find('function', functionName) !== undefined,
    hasLegacyFunction: (functionName) =>
      LEGACY_BUILTINS.has(functionName) || legacyFunctionFile(environment, functionName) !== undefined,
    legacyFunction: (functionName) => {
      if (LEGACY_BUILTINS.has(functionName)) return { path: '', source: null };
      const path = legacyFunctionFile(environment, functionName);
      if (path === undefined) return undefined;
      const file = sourceOf(path);
      patches.add(path, file.source);
      return file;
    },
    callingPlace,
    modules: () => modules.all.map((module) => [module.name, module.directory]),
    moduleDirectory: (module) => modules.find(module)?.directory,
    findFile: (kind, path) => findInModule(kind, path),
    template: (path) => {
      const file = findInModule('templates', path);
      if (file === undefined) throw functionError(messages.NO_TEMPLATE, { path });
      return sourceOf(file);
    },
    ...compiled,
    setting: settingOf,
    catalog: rubyCatalog,
    resourceDefaults: (type) => findService('catalog')?.resourceDefaults(type) ?? EMPTY_HASH,
    classes: () => [...(findService('catalog')?.classes() ?? [])],
    changeVariable: (scope, variable, value) => changes.apply(scope, variable, value),
    typeFile: (type) => {
      const path = modules.pluginFile(`lib/puppet/type/${type}.rb`);
      return path === undefined ? undefined : sourceOf(path);
    },
  };
}

/** The settings that name folders in which Puppet writes. */
const WRITTEN_FOLDERS: readonly string[] = ['vardir', 'statedir', 'rundir', 'logdir'];

function settingOf(name: string): Value {
  return context().scope.lookup(`settings::${name}`) ?? null;
}

function isAbsolute(value: Value): value is string {
  return typeof value === 'string' && value.startsWith('/');
}

/** Puppet's own functions that use the API of Puppet 3. */
const LEGACY_BUILTINS: ReadonlySet<string> = new Set(
  `alert assert_type binary_file break contain create_resources crit debug defined dig digest each emerg epp err fail file filter find_file
  fqdn_rand generate hiera hiera_array hiera_hash hiera_include include info inline_epp inline_template lest lookup map match md5 new next
  notice realize reduce regsubst require return reverse_each scanf sha1 sha256 shellquote slice split sprintf step strftime tag tagged template
  then type versioncmp warning with`.split(/\s+/),
);

/**
 * Provides the files that Ruby code can read: those of the environment's modules. Links that lead out of their module
 * are hidden.
 */
function sandboxFiles({ modulepath: folders, files }: CatalogEnvironment): RubyHost['files'] {
  const isAllowed = (path: string): boolean => {
    const folder = folders.find((each) => path === each || path.startsWith(`${each}/`));
    if (folder === undefined) return false;
    const [module, ...rest] = path.slice(folder.length + 1).split('/');
    return module === undefined || module === '' || files.within(`${folder}/${module}`, rest.join('/')) !== undefined;
  };
  return {
    list: (path) => {
      if (!isAllowed(path)) return undefined;
      return files
        .list(path)
        .filter((name) => isAllowed(`${path}/${name}`))
        .map((name) => (files.isDirectory(`${path}/${name}`) ? `${name}/` : name));
    },
    read: (path) => (isAllowed(path) ? files.bytes(path) : new Uint8Array()),
  };
}
