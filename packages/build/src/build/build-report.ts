import type { Diagnostic } from '@pptjs/transpiler/dialect';
import type { SourcePath } from '../sources/find-files.js';
import { readSource } from '../sources/read-source.js';
import type { BuildObserver, FileResult } from './build-options.js';

/** The result of a build for a source that it has not compiled. */
export interface UnchangedResult {
  readonly status: 'unchanged' | 'failed';
  /** The diagnostics that an earlier build reported. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Collects the results of a build, and passes them to its observer. */
export class BuildReport {
  readonly files: FileResult[] = [];
  readonly faults: Diagnostic[] = [];
  readonly #total: number;
  readonly #observer: BuildObserver | undefined;

  /** @param total the number of sources */
  constructor(total: number, observer: BuildObserver | undefined) {
    this.#total = total;
    this.#observer = observer;
  }

  /** Adds an error or a warning about the paths or the output folder. */
  addFault(fault: Diagnostic): void {
    this.faults.push(fault);
    this.#observer?.onFault?.(fault);
  }

  add(result: FileResult): void {
    this.files.push(result);
    this.#observer?.onFile?.(result, this.files.length, this.#total);
  }

  /** Adds a source that is not compiled because of an error. */
  addFailure({ path, file }: SourcePath, fault: Diagnostic): void {
    this.add({ path, file, status: 'failed', diagnostics: [fault], text: undefined, characters: 0 });
  }

  /** Adds an unchanged source. The diagnostics get the name that it has in this build. */
  addUnchanged({ path, file }: SourcePath, { status, diagnostics: recorded }: UnchangedResult): void {
    const diagnostics = recorded.map((diagnostic) => ({ ...diagnostic, file }));
    const text = diagnostics.length > 0 ? readSource(path, file).text : undefined;
    this.add({ path, file, status, diagnostics, text, characters: 0 });
  }
}
