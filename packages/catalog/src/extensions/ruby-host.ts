import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { RubyHost, SandboxFiles } from '@pptjs/ruby';
import {
  builtinFunction,
  callByName,
  callingPlace,
  ClassType,
  context,
  EMPTY_HASH,
  findService,
  FunctionError,
  readResourceParameters,
  ResourceType,
  type Value,
} from '@pptjs/runtime';
import type { Environment } from '../environment/environment.js';

/** What Ruby code of an environment's modules may ask of the evaluation under way. */
export function rubyHost(environment: Environment): RubyHost {
  const { modules, name, modulepath, files } = environment;
  const sourceOf = (path: string): { path: string; source: string } => ({ path, source: files.text(path) ?? '' });
  const findFile = (folder: string, path: string): string | undefined => {
    const separator = path.indexOf('/');
    return separator <= 0
      ? undefined
      : modules.fileOf(path.slice(0, separator), `${folder}/${path.slice(separator + 1)}`);
  };
  const oldFunctionFile = (called: string): string | undefined => {
    for (const module of modules.all) {
      const path = modules.fileOf(module.name, `lib/puppet/parser/functions/${called}.rb`);
      if (path !== undefined) return path;
    }
    return undefined;
  };
  return {
    files: filesOf(environment),
    modulePath: modulepath,
    environment: name,
    callFunction: (called, args) => callByName(called, args as Value[]),
    hasFunction: (called) =>
      builtinFunction(called) !== undefined || context().definitions.find('function', called) !== undefined,
    hasOldFunction: (called) => OLD_BUILTINS.has(called) || oldFunctionFile(called) !== undefined,
    oldFunction: (called) => {
      if (OLD_BUILTINS.has(called)) return { path: '', source: null };
      const path = oldFunctionFile(called);
      return path === undefined ? undefined : sourceOf(path);
    },
    callingPlace,
    moduleDirectory: (module) => modules.find(module)?.directory,
    findFile: (kind, path) => findFile(kind, path),
    template: (path) => {
      const file = findFile('templates', path);
      if (file === undefined) throw new FunctionError(`Could not find template '${path}'`);
      return sourceOf(file);
    },
    setting: (setting) => context().scope.lookup(`settings::${setting}`) ?? null,
    findResource: (reference) => {
      const type = referenceType(reference);
      const declared = type !== undefined && findService('catalog')?.isDeclared(typeName(type), titleOf(type));
      return declared === true && type !== undefined ? type : null;
    },
    attribute: (reference, attribute) => {
      const type = referenceType(reference);
      return type === undefined ? null : readResourceParameters(type, [attribute]);
    },
    resourceDefaults: (type) => findService('catalog')?.resourceDefaults(type) ?? EMPTY_HASH,
    classes: () => [...(findService('catalog')?.classes() ?? [])],
    tags: () => [...(findService('catalog')?.tags() ?? [])],
    typeFile: (type) => {
      for (const module of modules.all) {
        const path = modules.fileOf(module.name, `lib/puppet/type/${type}.rb`);
        if (path !== undefined) return sourceOf(path);
      }
      return undefined;
    },
  };
}

/** The functions of the old interface that Puppet has built in. */
const OLD_BUILTINS: ReadonlySet<string> = new Set(
  `alert assert_type binary_file break contain create_resources crit debug defined dig digest each emerg epp err fail file filter find_file
  fqdn_rand generate hiera hiera_array hiera_hash hiera_include include info inline_epp inline_template lest lookup map match md5 new next
  notice realize reduce regsubst require return reverse_each scanf sha1 sha256 shellquote slice split sprintf step strftime tag tagged template
  then type versioncmp warning with`.split(/\s+/),
);

/** Of the machine's files, those of the modules; a link that leads out of its module is not there. */
function filesOf({ modulepath: folders, files }: Environment): SandboxFiles {
  const allowed = (path: string): boolean => {
    const folder = folders.find((each) => path === each || path.startsWith(`${each}/`));
    if (folder === undefined) return false;
    const [module, ...rest] = path.slice(folder.length + 1).split('/');
    return module === undefined || module === '' || files.within(`${folder}/${module}`, rest.join('/')) !== undefined;
  };
  return {
    list: (path) => {
      if (!allowed(path)) return undefined;
      return readdirSync(path).flatMap((name) => {
        const kind = allowed(`${path}/${name}`) ? statSync(`${path}/${name}`, { throwIfNoEntry: false }) : undefined;
        if (kind?.isDirectory()) return [`${name}/`];
        return kind?.isFile() ? [name] : [];
      });
    },
    read: (path) => (allowed(path) ? readFileSync(path) : new Uint8Array()),
  };
}

function referenceType(reference: string): ResourceType | ClassType | undefined {
  const parts = /^([^[]+)\[['"]?(.*?)['"]?\]$/s.exec(reference);
  if (!parts) return undefined;
  const [, type = '', title = ''] = parts;
  return type.toLowerCase() === 'class'
    ? new ClassType(title.toLowerCase().replace(/^::/, ''))
    : new ResourceType(type, title);
}

function typeName(type: ResourceType | ClassType): string {
  return type instanceof ClassType ? 'Class' : (type.typeName ?? '');
}

function titleOf(type: ResourceType | ClassType): string {
  return (type instanceof ClassType ? type.className : type.title) ?? '';
}
