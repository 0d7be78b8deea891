import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';
import { writeAtomically } from '../files/atomic.js';

/** What lets a script import modules; versions of Node before 20.12 do not have it. */
const IMPORT = (constants as { USE_MAIN_CONTEXT_DEFAULT_LOADER?: number } | undefined)?.USE_MAIN_CONTEXT_DEFAULT_LOADER;

/** Whether this version of Node can run scripts as `runCached` does. */
export const canRunCached = IMPORT !== undefined;

type ModuleBody = (exports: object, require: NodeJS.Require, filename: string) => void;

/** Loads the modules of a script: what is kept is the engine's work up to then. */
export type Load = (exports: object) => Promise<unknown>;

/**
 * Runs a file of ASCII that is a function of `exports`, `require` and `__filename`, and keeps what the engine has made
 * of its text in
 * `directory`: to read that takes a fraction of the time. What is kept is used only for the same file, engine and
 * purpose, which decides what functions run; the engine refuses what was made with other flags. It is kept when the
 * process ends, with all functions that ran, or once
 * `load` is through: what is kept comes back as it is interpreted, a function that is not among it is compiled as the
 * flags of the engine say.
 *
 * @returns the file's exports
 */
export async function runCached(
  file: string,
  directory: string | undefined,
  purpose: string,
  load?: Load,
): Promise<object> {
  const kept =
    directory === undefined
      ? undefined
      : keptFile(file, directory, `${purpose} ${load === undefined ? 'run' : 'loaded'}`);
  const cachedData = kept === undefined ? undefined : readKept(kept);
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file,
    cachedData,
    importModuleDynamically: IMPORT as never,
  });
  const exports = {};
  (script.runInThisContext() as ModuleBody)(exports, createRequire(file), file);
  const isNew = kept !== undefined && (cachedData === undefined || script.cachedDataRejected === true);
  if (isNew && load === undefined) process.once('exit', () => writeKept(kept, script.createCachedData()));
  await load?.(exports);
  if (isNew && load !== undefined) writeKept(kept, script.createCachedData());
  return exports;
}

/** The first part of the name is the same for another version of the file, which takes the place of this one. */
function keptFile(file: string, directory: string, use: string): string {
  const { mtimeMs, size } = statSync(file);
  const place = digestOf([file, process.version, process.arch, use].join('\0')).slice(0, PLACE_LENGTH);
  return join(directory, 'code', `${place}${digestOf(`${mtimeMs} ${size}`)}`);
}

const PLACE_LENGTH = 20;

/** A digest stands in front: half a file would be taken for a whole one. */
function readKept(path: string): Buffer | undefined {
  try {
    const content = readFileSync(path);
    const data = content.subarray(DIGEST_LENGTH);
    return content.toString('latin1', 0, DIGEST_LENGTH) === digestOf(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** What cannot be kept is made anew the next time. */
function writeKept(path: string, data: Buffer): void {
  try {
    writeAtomically([{ path, content: Buffer.concat([Buffer.from(digestOf(data), 'latin1'), data]) }]);
    removeOthers(path);
  } catch {
    return;
  }
}

function removeOthers(path: string): void {
  const folder = dirname(path);
  const name = basename(path);
  const others = readdirSync(folder).filter((other) => other !== name && other.startsWith(name.slice(0, PLACE_LENGTH)));
  for (const other of others) rmSync(join(folder, other), { force: true });
}

const DIGEST_LENGTH = 64;

function digestOf(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
