import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BuildRecord, DiskCache, systemMessage } from '@pptjs/files';
import { DEFAULT_STRICTNESS } from '@pptjs/runtime/strictness';
import { fromSources, version } from '@pptjs/transpiler/dialect';
import type { CompilerOptions } from '../compilation/source-compiler.js';
import { formatWarning } from '../outputs/module-format.js';
import { DialectSelection } from '../sources/dialect-selection.js';
import { findFiles, sourceFaults } from '../sources/find-files.js';
import { BuildError, type BuildOptions, type BuildResult } from './build-options.js';
import { BuildReport } from './build-report.js';
import { type BuildPlan, IncrementalBuild } from './incremental-build.js';
import { findUnchangedBuild, type StoredBuild } from './unchanged-build.js';

/**
 * Compiles the sources that have changed since the last build into the same folder, and removes the outputs of sources
 * that no longer exist.
 *
 * @returns the results of all sources. Errors in sources are diagnostics of their results.
 * @throws {BuildError} if the output folder is not a folder, or its record cannot be read
 * @throws {DialectError} if there is no dialect with the name
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const started = performance.now();
  const { cwd = process.cwd(), paths, observer } = options;
  const selection = await DialectSelection.named(options.dialect, cwd);
  const sources = await findFiles(paths, cwd, selection.extensions);
  const out = outputFolder(options.outDir, cwd);
  const compilerOptions = compilerOptionsOf(options);
  const plan: BuildPlan = { sources, selection, cwd, out, compilerOptions, cache: cacheIn(options.cacheDirectory) };
  const report = new BuildReport(sources.files.length, observer);
  for (const fault of sourceFaults(sources, selection.extensions)) report.addFault(fault);
  const warning = compilerOptions.declarations === 'sources' ? undefined : formatWarning(compilerOptions, out, cwd);
  if (warning !== undefined) report.addFault(warning);
  const stored = report.faults.length > 0 ? undefined : storedBuild(plan);
  const unchanged = stored && findUnchangedBuild(stored, sources.files);
  let removed: readonly string[] = [];
  if (unchanged === undefined)
    removed = await new IncrementalBuild(plan, loadRecord(out, options.outDir), report, options).run(stored);
  else for (const [index, source] of sources.files.entries()) report.addUnchanged(source, unchanged[index]!);
  return { files: report.files, faults: report.faults, removed, seconds: (performance.now() - started) / 1000 };
}

function outputFolder(name: string, cwd: string): string {
  const path = resolve(cwd, name);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new BuildError(`${name}: the output folder is a file`);
  return path;
}

const compilerOptionsOf = (options: BuildOptions): CompilerOptions => ({
  format: options.format ?? 'esm',
  extension: options.extension ?? '.js',
  sourceMap: options.sourceMap ?? 'external',
  declarations: options.declarations ?? 'modules',
  strict: options.strict ?? DEFAULT_STRICTNESS,
  comments: options.comments ?? true,
});

/** The number of entries: the scans of the sources, and the state of builds with the same options, for each output folder. */
const MAX_ENTRIES = 64;

function cacheIn(directory: string | undefined): DiskCache | undefined {
  if (directory === undefined || fromSources) return undefined;
  return new DiskCache(join(directory, 'builds'), { maxEntries: MAX_ENTRIES });
}

/** Where the state of a build without faults is stored; undefined if the version of the compiler does not cover its results. */
function storedBuild({ sources, selection, out, compilerOptions, cache }: BuildPlan): StoredBuild | undefined {
  if (cache === undefined || !sources.files.every(({ file }) => selection.isShipped(file))) return undefined;
  const options = JSON.stringify([compilerOptions, selection.name, sources.root]);
  return { cache, key: ['unchanged build', version, options, out], out };
}

function loadRecord(out: string, name: string): BuildRecord {
  try {
    return BuildRecord.load(out);
  } catch (error) {
    throw new BuildError(`${name}: the record of earlier builds: ${systemMessage(error)}`);
  }
}
