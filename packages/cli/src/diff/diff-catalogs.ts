import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContent, systemMessage } from '@pptjs/files';
import { writePrettyJson } from '@pptjs/runtime/internal';
import type { Arguments } from '../arguments/arguments.js';
import { isEnvironment } from '../catalog/code-settings.js';
import { diffFormats } from '../options/shared-options.js';
import { CommandError, ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { wantsColor } from '../report/terminal.js';
import { compareCatalogs, isEmptyDiff, type NodeDiff } from './compare-catalogs.js';
import { compareEnvironments, type EnvironmentSide } from './compare-environments.js';
import { nodeDiffData } from './diff-data.js';
import { diffMarkdown } from './diff-markdown.js';
import { diffText } from './diff-text.js';
import { GitRepository } from './git-repository.js';
import { IgnoreRules } from './ignore-rules.js';
import { parseCatalog, type CatalogData } from './read-catalog.js';
import { withCheckouts } from './revision-checkouts.js';

/** `pptjs diff`: compares two catalogs, or the catalogs that two environments compile. */
export async function diffCatalogs(args: Arguments, host: Host): Promise<ExitCode> {
  const [before, after, ...others] = args.positionals;
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError('specify two catalogs, two environments, or two Git revisions');
  const ignore = new IgnoreRules(args.list('ignore'));
  const results = await compare([readSource(before, host), readSource(after, host)], ignore, args, host);
  host.stdout.write(format(results, args, host));
  if (results.some((result) => 'error' in result)) return ExitCode.failed;
  return results.some((result) => 'diff' in result && !isEmptyDiff(result.diff)) ? ExitCode.different : ExitCode.ok;
}

/** An argument that names a file or folder. */
interface PathSource {
  readonly kind: 'catalog' | 'environment';
  readonly name: string;
  readonly path: string;
}

/** An argument that names a revision of an environment in a Git repository. */
interface RevisionSource {
  readonly kind: 'revision';
  readonly name: string;
  readonly repository: GitRepository;
  readonly commit: string;
}

type Source = PathSource | RevisionSource;

/** @throws {CommandError} if there is neither a file nor a revision of this name */
export function readSource(name: string, host: Host): Source {
  const path = resolve(host.cwd, name);
  if (existsSync(path)) return { kind: isEnvironment(path) ? 'environment' : 'catalog', name, path };
  const repository = GitRepository.find(host);
  const missing = `${name}: No such file or directory`;
  if (repository === undefined) throw new CommandError(missing);
  const commit = repository.findCommit(name);
  if (commit !== undefined) return { kind: 'revision', name, repository, commit };
  const [branch] = repository.remoteBranches(name);
  const advice =
    branch !== undefined
      ? `; did you mean ${branch}?`
      : repository.isShallow
        ? `; the clone is shallow: fetch the revision first, for example with \`git fetch origin ${name}\``
        : '';
  throw new CommandError(`${missing}, and no revision of the Git repository ${repository.root}${advice}`);
}

async function compare(
  [before, after]: readonly [Source, Source],
  ignore: IgnoreRules,
  args: Arguments,
  host: Host,
): Promise<NodeDiff[]> {
  if (before.kind === 'catalog' && after.kind === 'catalog') {
    const catalogs = [readCatalog(before), readCatalog(after)] as const;
    return [{ node: catalogs[1].name, diff: compareCatalogs(...ignore.apply(...catalogs)) }];
  }
  if (before.kind === 'catalog' || after.kind === 'catalog')
    throw new UsageError('specify two catalogs, or two environments, not one of each');
  const revisions = [before, after].filter((source) => source.kind === 'revision');
  const [first] = revisions;
  const sideOf = (source: Source, directories: readonly string[]): EnvironmentSide =>
    source.kind === 'revision'
      ? checkedOutSide(source, directories[revisions.indexOf(source)]!)
      : { label: source.name, directory: source.path };
  const run = (directories: readonly string[]): Promise<NodeDiff[]> =>
    compareEnvironments(sideOf(before, directories), sideOf(after, directories), ignore, args, host);
  if (first === undefined) return run([]);
  return withCheckouts(
    first.repository,
    revisions.map(({ commit }) => commit),
    run,
  );
}

/**
 * Returns the environment in a work tree: the folder that is the current folder in the repository.
 * @throws {CommandError} if the revision does not contain this folder
 */
export function checkedOutSide({ name, repository, commit }: RevisionSource, workTree: string): EnvironmentSide {
  const directory = resolve(workTree, repository.prefix);
  if (!existsSync(directory)) throw new CommandError(`${name}: this revision has no folder ${repository.prefix}`);
  return {
    label: name,
    directory,
    revision: { workTree, submodules: repository.submodules(commit) },
  };
}

function readCatalog({ name, path }: PathSource): CatalogData {
  try {
    return parseCatalog(readContent(path).toString());
  } catch (error) {
    throw new CommandError(`${name}: ${error instanceof SyntaxError ? error.message : systemMessage(error)}`);
  }
}

function format(results: readonly NodeDiff[], args: Arguments, host: Host): string {
  switch (args.flag('json') ? 'json' : args.choice('format', diffFormats, 'text')) {
    case 'json':
      return `${writePrettyJson(results.map(nodeDiffData))}\n`;
    case 'markdown':
      return diffMarkdown(results);
    case 'text':
      return diffText(results, wantsColor(host.stdout, host.env));
  }
}
