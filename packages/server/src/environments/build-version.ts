import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  buildEnvironment,
  Environment,
  environmentSettings,
  loadRubyCompiler,
  recordOfRuby,
  runConfigVersion,
} from '@pptjs/catalog';
import { createDirectory, type OutputFile, writeAtomically } from '@pptjs/files';
import { ContentStore } from '../files/content-store.js';
import type { FileNode, ModuleTree, StoredFile } from '../files/file-tree.js';
import { readModuleTrees } from '../files/read-tree.js';
import type { WorkerSettings } from '../workers/protocol.js';
import { environmentClasses } from './environment-classes.js';
import { contentDirectory, versionsDirectory } from './state-folders.js';
import { CLASSES_FILE, CODE_FOLDER, type EnvironmentSource, FILES_FILE, type VersionDescription } from './version.js';

/** More errors of a build than a message should list. */
const MAX_LISTED_ERRORS = 5;

/**
 * Builds the current sources of an environment to a folder of the state. The same sources give the same version.
 *
 * @throws {Error} if a source has errors, the command `config_version` fails, or a file cannot be read or written
 */
export async function buildVersion(
  source: EnvironmentSource,
  { state, strict, runConfigVersion: runsCommand }: WorkerSettings,
): Promise<VersionDescription> {
  const { name, directory, baseModulepath } = source;
  const environment = new Environment({ directory, name, baseModulepath });
  const cacheDirectory = join(state, 'compiled');
  const { files, diagnostics } = buildEnvironment(environment, {
    ...(strict !== undefined && { strict }),
    ruby: await recordOfRuby(environment, cacheDirectory),
    compiler: await loadRubyCompiler(),
    cacheDirectory,
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(describeErrors(name, errors));
  const modules = readModuleTrees(environment, new ContentStore(contentDirectory(state)));
  const classes = JSON.stringify(environmentClasses(environment));
  const id = versionId(files.at(-1)?.content ?? '', modules, classes);
  const target = join(versionsDirectory(state, name), id);
  const description = {
    id,
    environment: name,
    directory: target,
    location: directory,
    hasStaticCatalogs: environmentSettings(source).staticCatalogs,
    configVersion: runsCommand ? runConfigVersion({ directory, name, baseModulepath }) : undefined,
  };
  if (isComplete(description, files, classes)) return description;
  createDirectory(dirname(target), 0o700);
  const temporary = mkdtempSync(`${target}-`);
  try {
    const code = files.map(({ path, content }) => ({ path: join(temporary, CODE_FOLDER, path), content }));
    writeAtomically([
      ...code,
      { path: join(temporary, FILES_FILE), content: JSON.stringify(modules) },
      { path: join(temporary, CLASSES_FILE), content: classes },
    ]);
    rmSync(target, { recursive: true, force: true });
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return description;
}

/** Whether the folder of a version has everything that a build of the version has written, without damage. */
function isComplete({ id, directory }: VersionDescription, files: readonly OutputFile[], classes: string): boolean {
  try {
    const isUnchanged = ({ path, content }: OutputFile): boolean =>
      readFileSync(join(directory, CODE_FOLDER, path)).equals(Buffer.from(content));
    const modules = JSON.parse(readFileSync(join(directory, FILES_FILE), 'utf8')) as readonly ModuleTree[];
    return (
      readFileSync(join(directory, CLASSES_FILE), 'utf8') === classes &&
      versionId(files.at(-1)?.content ?? '', modules, classes) === id &&
      files.every(isUnchanged)
    );
  } catch {
    return false;
  }
}

function describeErrors(
  name: string,
  errors: readonly { readonly message: string; readonly file: string; readonly line: number | null }[],
): string {
  const listed = errors
    .slice(0, MAX_LISTED_ERRORS)
    .map(({ message, file, line }) => `${message} (file: ${file}, line: ${line})`);
  const rest = errors.length - listed.length;
  return `environment ${name} has errors: ${listed.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
}

/** The digest of everything that the version consists of, except for the times of files. */
function versionId(index: string | Uint8Array, modules: readonly ModuleTree[], classes: string): string {
  const hash = createHash('sha256').update(index).update('\0').update(classes);
  for (const { name, folders } of modules) {
    hash.update(`\0module\0${name}`);
    for (const [folder, node] of Object.entries(folders)) addNode(hash, folder, node);
  }
  return hash.digest('hex');
}

function addNode(hash: ReturnType<typeof createHash>, name: string, node: FileNode<StoredFile>): void {
  hash.update(`\0${name}\0${node.kind}\0${node.mode}\0${node.owner}\0${node.group}`);
  if (node.kind === 'file') hash.update(`\0${node.digest}`);
  else if (node.kind === 'directory')
    for (const [child, below] of Object.entries(node.children)) addNode(hash, child, below);
  else {
    hash.update(`\0${node.destination}`);
    if (node.target !== undefined) addNode(hash, '', node.target);
  }
  hash.update('\0end');
}
