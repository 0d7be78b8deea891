import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { Strictness } from '@pptjs/runtime';
import { compile, type Diagnostic, version } from '@pptjs/transpiler';
import type { Environment } from '../environment/environment.js';
import { type BuiltRecord, NO_RUBY, RECORD, type RubyRecord } from './build-record.js';
import { compiledText } from './compiled-text.js';

/** A file of a built environment. */
export interface BuiltFile {
  /** Relative to the folder of the built environment. */
  readonly path: string;
  /** What it is made of; empty where nothing. */
  readonly source: string;
  /** Null where the source has errors. */
  readonly content: string | Uint8Array | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The files of a folder that compiles the same catalogs as an environment does, without its Puppet code: that is
 * compiled; data, files, templates in ERB and modules' Ruby code are as they are.
 *
 * @param ruby what is known of the modules' Ruby code: see `recordOfRuby`
 */
export function* buildEnvironment(
  environment: Environment,
  { strict = 'warning', ruby = NO_RUBY }: { readonly strict?: Strictness; readonly ruby?: RubyRecord } = {},
): Generator<BuiltFile, void> {
  const { directory, modulepath, manifest, name } = environment;
  const folders = moduleFolders(modulepath, directory);
  const options = { strict, modulePath: modulepath };
  for (const { file, text } of environment.manifestSources()) {
    yield compiled(
      join('manifests', manifest === undefined || manifest === file ? basename(file) : relative(manifest, file)),
      file,
      text,
      options,
    );
  }
  for (const [folder, target] of folders) {
    for (const module of environment.modules.all.filter((each) => each.directory === join(folder, each.name))) {
      yield* moduleFiles(module.directory, join(target, module.name), options);
    }
  }
  if (directory !== undefined)
    yield* environmentFiles(
      directory,
      new Set([...folders.keys()].map((folder) => firstSegment(directory, folder))),
      options,
    );
  yield plain('environment.conf', `modulepath = ${[...folders.values()].join(':')}\nmanifest = manifests\n`);
  const record: BuiltRecord = { version, name, modulepath, ...ruby };
  yield plain(RECORD, `${JSON.stringify(record, null, 1)}\n`);
}

interface Options {
  readonly strict: Strictness;
  readonly modulePath: readonly string[];
}

/**
 * The folders of modules, and where in the built environment they go: where they are, or beside if they are elsewhere.
 */
function moduleFolders(modulepath: readonly string[], directory: string | undefined): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  const taken = new Set<string>();
  for (const folder of modulepath) {
    const within = directory === undefined ? '..' : relative(directory, folder);
    let target = within.startsWith('..') || within === '' ? basename(folder) : within;
    while (taken.has(target)) target = `${target}-more`;
    taken.add(target);
    folders.set(folder, target);
  }
  return folders;
}

const firstSegment = (directory: string, folder: string): string =>
  relative(directory, folder).split(sep, 1)[0] as string;

/** Nothing of these is looked at when a catalog is compiled. */
const IDLE = new Set(['spec', 'test', 'tests', 'plans', 'tasks', 'examples', 'node_modules']);

/** Where Puppet code is, and of which kind. */
const CODE: readonly (readonly [folder: string, ending: string])[] = [
  ['manifests', '.pp'],
  ['functions', '.pp'],
  ['types', '.pp'],
  ['templates', '.epp'],
];

function* moduleFiles(directory: string, target: string, options: Options): Generator<BuiltFile, void> {
  for (const name of filesBelow(directory, (top) => !IDLE.has(top))) yield fileOf(directory, name, target, options);
}

/** What an environment's own folder has besides its main manifest and modules: data, functions, types. */
function* environmentFiles(
  directory: string,
  moduleTops: ReadonlySet<string>,
  options: Options,
): Generator<BuiltFile, void> {
  const wanted = (top: string): boolean =>
    !IDLE.has(top) && !moduleTops.has(top) && top !== 'manifests' && top !== 'environment.conf';
  for (const name of filesBelow(directory, wanted)) yield fileOf(directory, name, '', options);
}

function fileOf(directory: string, name: string, target: string, options: Options): BuiltFile {
  const source = join(directory, name);
  const path = join(target, name);
  const isCode = CODE.some(([folder, ending]) => name.startsWith(`${folder}${sep}`) && name.endsWith(ending));
  if (isCode) return compiled(path, source, readFileSync(source, 'utf8'), options);
  return { path, source, content: readFileSync(source), diagnostics: [] };
}

function compiled(path: string, source: string, text: string, options: Options): BuiltFile {
  const { code, map, diagnostics } = compile(text, { file: source, ...options, format: 'cjs', sourceMap: 'external' });
  const content =
    code === null || map === null ? null : compiledText({ file: source, code, map, warnings: diagnostics });
  return { path, source, content, diagnostics };
}

const plain = (path: string, content: string): BuiltFile => ({ path, source: '', content, diagnostics: [] });

/**
 * The files below a folder in order, links followed, names with a leading dot left out. `wanted` is asked of what is at
 * the top.
 */
function filesBelow(directory: string, wanted: (top: string) => boolean, prefix = ''): string[] {
  return readdirSync(join(directory, prefix))
    .toSorted()
    .filter((name) => !name.startsWith('.') && (prefix !== '' || wanted(name)))
    .flatMap((name) => {
      const path = join(prefix, name);
      const stats = statSync(join(directory, path), { throwIfNoEntry: false });
      if (stats?.isDirectory()) return filesBelow(directory, wanted, path);
      return stats?.isFile() ? [path] : [];
    });
}
