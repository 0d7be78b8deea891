import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { Strictness } from '@pptjs/runtime';
import { compile, type Diagnostic, version } from '@pptjs/transpiler';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { type BuildRecord, NO_RUBY, RECORD_FILE, type RubyRecord } from './build-record.js';
import { compiledText } from './compiled-text.js';

/** A file of a built environment. */
export interface BuiltFile {
  /** The path in the folder of the built environment. */
  readonly path: string;
  /** The path of the source; empty for a file that has none. */
  readonly source: string;
  /** The content; null if the source has errors. */
  readonly content: string | Uint8Array | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Builds an environment: a folder that compiles the same catalogs and contains no Puppet source. Manifests, functions,
 * types and EPP templates are compiled; data, files, ERB templates and Ruby code are copied.
 *
 * @param ruby the recorded facts about the modules' Ruby code: see `recordOfRuby`
 */
export function* buildEnvironment(
  environment: CatalogEnvironment,
  { strict = 'warning', ruby = NO_RUBY }: { readonly strict?: Strictness; readonly ruby?: RubyRecord } = {},
): Generator<BuiltFile, void> {
  const { directory, modulepath, manifest, name } = environment;
  const folders = moduleFolders(modulepath, directory);
  const options = { strict, modulePath: modulepath };
  for (const { file, text } of environment.manifestSources()) {
    const isOnlyManifest = manifest === undefined || manifest === file;
    const path = join('manifests', isOnlyManifest ? basename(file) : relative(manifest, file));
    yield compiledFile(path, file, text, options);
  }
  for (const [folder, target] of folders) {
    for (const module of environment.modules.all.filter((each) => each.directory === join(folder, each.name))) {
      yield* moduleFiles(module.directory, join(target, module.name), options);
    }
  }
  if (directory !== undefined) {
    const moduleTops = new Set([...folders.keys()].map((folder) => firstSegment(directory, folder)));
    yield* environmentFiles(directory, moduleTops, options);
  }
  yield generatedFile('environment.conf', `modulepath = ${[...folders.values()].join(':')}\nmanifest = manifests\n`);
  const record: BuildRecord = { version, name, modulepath, ...ruby };
  yield generatedFile(RECORD_FILE, `${JSON.stringify(record, null, 1)}\n`);
}

interface CompilationOptions {
  readonly strict: Strictness;
  readonly modulePath: readonly string[];
}

/**
 * Maps each folder of the modulepath to its folder in the built environment. A folder inside the environment has the
 * same relative path there; any other folder gets its own name.
 */
function moduleFolders(modulepath: readonly string[], directory: string | undefined): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  const targets = new Set<string>();
  for (const folder of modulepath) {
    const path = directory === undefined ? '..' : relative(directory, folder);
    let target = path.startsWith('..') || path === '' ? basename(folder) : path;
    while (targets.has(target)) target = `${target}-more`;
    targets.add(target);
    folders.set(folder, target);
  }
  return folders;
}

function firstSegment(directory: string, folder: string): string {
  const [first = ''] = relative(directory, folder).split(sep, 1);
  return first;
}

/** Folders that no catalog depends on. */
const UNUSED_FOLDERS = new Set(['spec', 'test', 'tests', 'plans', 'tasks', 'examples', 'node_modules']);

/** The folders of a module that contain Puppet code, and the extension of the code. */
const CODE_FOLDERS: readonly (readonly [folder: string, extension: string])[] = [
  ['manifests', '.pp'],
  ['functions', '.pp'],
  ['types', '.pp'],
  ['templates', '.epp'],
];

function* moduleFiles(directory: string, target: string, options: CompilationOptions): Generator<BuiltFile, void> {
  for (const name of filesBelow(directory, (top) => !UNUSED_FOLDERS.has(top)))
    yield builtFile(directory, name, target, options);
}

/** Builds the other files of an environment's folder, such as data, functions and types. */
function* environmentFiles(
  directory: string,
  moduleTops: ReadonlySet<string>,
  options: CompilationOptions,
): Generator<BuiltFile, void> {
  const isBuilt = (top: string): boolean =>
    !UNUSED_FOLDERS.has(top) && !moduleTops.has(top) && top !== 'manifests' && top !== 'environment.conf';
  for (const name of filesBelow(directory, isBuilt)) yield builtFile(directory, name, '', options);
}

function builtFile(directory: string, name: string, target: string, options: CompilationOptions): BuiltFile {
  const source = join(directory, name);
  const path = join(target, name);
  const isCode = CODE_FOLDERS.some(
    ([folder, extension]) => name.startsWith(`${folder}${sep}`) && name.endsWith(extension),
  );
  if (isCode) return compiledFile(path, source, readFileSync(source, 'utf8'), options);
  return { path, source, content: readFileSync(source), diagnostics: [] };
}

function compiledFile(path: string, source: string, text: string, options: CompilationOptions): BuiltFile {
  const { code, map, diagnostics } = compile(text, { file: source, ...options, format: 'cjs', sourceMap: 'external' });
  const content =
    code === null || map === null ? null : compiledText({ file: source, code, map, warnings: diagnostics });
  return { path, source, content, diagnostics };
}

function generatedFile(path: string, content: string): BuiltFile {
  return { path, source: '', content, diagnostics: [] };
}

/**
 * Lists the files below a folder in order. Follows links and leaves out names that begin with a dot.
 *
 * @param isWanted decides about the names at the top of the folder
 */
function filesBelow(directory: string, isWanted: (top: string) => boolean, prefix = ''): string[] {
  return readdirSync(join(directory, prefix))
    .toSorted()
    .filter((name) => !name.startsWith('.') && (prefix !== '' || isWanted(name)))
    .flatMap((name) => {
      const path = join(prefix, name);
      const stats = statSync(join(directory, path), { throwIfNoEntry: false });
      if (stats?.isDirectory()) return filesBelow(directory, isWanted, path);
      return stats?.isFile() ? [path] : [];
    });
}
