import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuiltFile, INDEX_FILE, indexedFiles } from '@pptjs/catalog';
import {
  BuildRecord,
  describeOutput,
  type OutputFile,
  readContent,
  removeLeftovers,
  systemMessage,
  writeAtomically,
  writeOutputs,
} from '@pptjs/files';
import type { LogEntry } from '@pptjs/runtime/internal';
import type { Diagnostic } from '@pptjs/transpiler';
import { CommandError } from '../process/exit-code.js';

/** The messages of a build of an environment. A later build of the same sources repeats them. */
export interface EnvironmentReport {
  /** The number of files that were built. */
  readonly fileCount: number;
  readonly diagnostics: readonly Diagnostic[];
  /** The log entries of the modules' Ruby code. */
  readonly log: readonly LogEntry[];
}

/**
 * The output folder of a built environment. In its record of builds, the environment is one source, with the path of the
 * index: it stays the same if the folder is moved, and another environment that is built to the folder replaces it.
 */
export class EnvironmentOutput {
  /** The path of the folder in messages. */
  readonly name: string;
  readonly #directory: string;
  readonly #index: string;
  readonly #note: (text: string) => void;
  readonly #record: BuildRecord;

  /**
   * @param note prints a message for people
   * @throws {CommandError} if the record of the folder cannot be read
   */
  constructor(directory: string, name: string, note: (text: string) => void) {
    this.name = name;
    this.#directory = directory;
    this.#index = join(directory, INDEX_FILE);
    this.#note = note;
    try {
      this.#record = BuildRecord.load(directory);
    } catch (error) {
      throw new CommandError(`${name}: the record of earlier builds: ${systemMessage(error)}`);
    }
  }

  /**
   * Returns the report of an earlier build with the key; undefined if there is none, its files have changed, or another build
   * was killed or still runs.
   *
   * @throws {CommandError} if the folder has an index that is not that of a build
   */
  reportOf(key: string): EnvironmentReport | undefined {
    if (this.#record.isUnfinished || !this.#record.isUpToDate(this.#index, key)) {
      this.#checkIndex();
      return undefined;
    }
    const [report] = this.#record.diagnosticsOf(this.#index);
    return report as EnvironmentReport | undefined;
  }

  #checkIndex(): void {
    const isForeign = existsSync(this.#index) && indexedFiles(readContent(this.#index).toString()) === undefined;
    if (isForeign)
      throw new CommandError(`${join(this.name, INDEX_FILE)}: this file is not from a build; choose another folder`);
  }

  /**
   * Writes the files that have changed, the index last: if the command is interrupted, the index of the earlier build has
   * other digests than the new files, so that no mixture of both builds can be used. Maps come first, so that no module is
   * without its map. Then removes the files that only the earlier build has. One build at a time writes to a folder.
   *
   * @param key identifies the sources; empty if the next build must not be skipped
   * @throws {CommandError} if the folder cannot be written
   */
  async write(files: readonly BuiltFile[], key: string, report: EnvironmentReport): Promise<void> {
    const outputs = files.map(({ path, content }) => ({ path: join(this.#directory, path), content }));
    const folders = new Set(outputs.map(({ path }) => dirname(path)));
    try {
      await this.#record.open(folders, (processId) =>
        this.#note(`waiting for another build of ${this.name} (process ${processId})`),
      );
      try {
        for (const folder of folders) removeLeftovers(folder);
        writeInOrder(outputs, this.#index);
        this.#record.replace(this.#index, key, outputs.map(describeOutput), [report]);
      } finally {
        this.#record.save();
      }
    } catch (error) {
      throw new CommandError(`${this.name}: ${systemMessage(error)}`);
    }
  }
}

function writeInOrder(outputs: readonly OutputFile[], index: string): void {
  const isMap = ({ path }: OutputFile): boolean => path.endsWith('.map');
  const isIndex = ({ path }: OutputFile): boolean => path === index;
  writeOutputs([...outputs.filter(isMap), ...outputs.filter((file) => !isMap(file) && !isIndex(file))]);
  writeAtomically(outputs.filter(isIndex));
}
