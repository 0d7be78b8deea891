/**
 * Finds out with few system calls that a build has nothing to do: none of the files that the last build has read or written has
 * changed. A build that had nothing to do stores the statuses of these files in a cache on disk. It does not load a dialect
 * or the record of the output folder.
 */
import { BuildRecord, type DiskCache, statsOf } from '@pptjs/files';
import { fileStatus, NO_FILE, settledStatus } from '../sources/file-status.js';
import type { SourcePath } from '../sources/find-files.js';
import type { FileResult } from './build-options.js';
import type { UnchangedResult } from './build-report.js';

/** A build, and where its state is stored. */
export interface StoredBuild {
  readonly cache: DiskCache;
  /** The options of the build and the version of the compiler. */
  readonly key: readonly string[];
  /** The absolute path of the output folder. */
  readonly out: string;
}

/** The files and paths that the results of a build depend on. */
export interface BuildState {
  readonly results: readonly FileResult[];
  /** Returns the settled status that a source had when it was read; undefined if there is none. */
  readonly statusOf: (path: string) => string | undefined;
  /** The other paths that the build has looked for, and whether it has found files or folders. */
  readonly consulted: ReadonlyMap<string, boolean>;
  readonly record: BuildRecord;
  /** When the build began, in milliseconds since 1970. */
  readonly started: number;
}

/** The first part of a stored state. The paths and statuses of the inputs follow, then the paths and sizes of the outputs. */
interface StateHeader {
  /** The digest of the record of the output folder. */
  readonly record: string;
  /** The number of sources. They are the first inputs. */
  readonly sources: number;
  readonly inputs: number;
  /** The results that differ from those of most sources, by the number of the source. */
  readonly reported: readonly (readonly [index: number, result: UnchangedResult])[];
}

/** Paths do not contain this character. */
const SEPARATOR = '\0';

/** Stores the state of a build that had nothing to do. Does nothing if one of the files has changed too recently. */
export function storeUnchangedBuild({ cache, key }: StoredBuild, state: BuildState): void {
  const { results, statusOf, record, started } = state;
  const inputs = new Map(results.map(({ path }) => [path, statusOf(path)]));
  if ([...inputs.values()].includes(undefined)) return;
  const paths = new Map(state.consulted);
  // The outputs of other sources are removed when the sources no longer exist.
  for (const path of record.sources) if (!inputs.has(path)) paths.set(path, true);
  const outputs: string[] = [];
  for (const { path: source, status } of results) {
    for (const { path, size } of status === 'failed' ? [] : record.outputsOf(source))
      if (isWrittenOutput(path, size, record.written)) outputs.push(path, String(size));
      else paths.set(path, true);
  }
  for (const [path, exists] of paths) {
    const status = settledStatus(path, started);
    inputs.set(path, (status !== NO_FILE) === exists ? status : undefined);
  }
  const statuses = [...inputs.values()];
  if (statuses.includes(undefined)) return;
  const reported = [...results.entries()].flatMap(([index, { status, diagnostics }]): StateHeader['reported'] =>
    status === 'compiled' || (status === 'unchanged' && diagnostics.length === 0)
      ? []
      : [[index, { status, diagnostics }]],
  );
  const header: StateHeader = { record: record.digest, sources: results.length, inputs: inputs.size, reported };
  cache.write(key, [JSON.stringify(header), ...inputs.keys(), ...statuses, ...outputs].join(SEPARATOR));
}

/**
 * Returns the results of a build that has nothing to do; undefined if a file has changed or the last build is unknown.
 * @param files the files that the paths of the build match now
 */
export function findUnchangedBuild(
  { cache, key, out }: StoredBuild,
  files: readonly SourcePath[],
): readonly UnchangedResult[] | undefined {
  const text = cache.read(key);
  if (text === undefined) return undefined;
  const parts = text.split(SEPARATOR);
  const { record, sources, inputs, reported } = JSON.parse(parts[0]!) as StateHeader;
  if (sources !== files.length || !files.every(({ path }, index) => path === parts[1 + index])) return undefined;
  for (let at = 1; at <= inputs; at++) if (fileStatus(parts[at]!) !== parts[inputs + at]) return undefined;
  const current = BuildRecord.stateIn(out);
  if (current?.digest !== record) return undefined;
  for (let at = 1 + 2 * inputs; at < parts.length; at += 2)
    if (!isWrittenOutput(parts[at]!, Number(parts[at + 1]), current.written)) return undefined;
  const results: UnchangedResult[] = files.map(() => ({ status: 'unchanged', diagnostics: [] }));
  for (const [index, result] of reported) results[index] = result;
  return results;
}

/** Whether a file has a size, and has not changed since a build has written all outputs. */
function isWrittenOutput(path: string, size: number, written: number): boolean {
  const stats = statsOf(path);
  return stats !== undefined && stats.size === size && stats.mtimeMs <= written;
}
