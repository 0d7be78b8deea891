import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '@pptjs/files';

/** The number of reports of each node that stay on disk. */
const MAX_REPORTS = 20;

/** The reports and facts of nodes, as JSON files. */
export class ReportStore {
  readonly #directory: string;

  /** @param directory the folder of the server's state */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /**
   * Stores a report as `reports/<node>/<time>.json`, and removes the oldest ones.
   *
   * @param node the name of a certificate, which is a safe file name
   * @throws {Error} if the file cannot be written
   */
  addReport(node: string, text: string): void {
    const folder = join(this.#directory, 'reports', node);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}.json`;
    writeAtomically([{ path: join(folder, name), content: text }], { isPrivate: true });
    const names = readdirSync(folder)
      .filter((each) => each.endsWith('.json'))
      .sort();
    for (const old of names.slice(0, -MAX_REPORTS)) rmSync(join(folder, old), { force: true });
  }

  /** Stores the facts of a node as `facts/<node>.json`. @throws {Error} if the file cannot be written */
  setFacts(node: string, text: string): void {
    writeAtomically([{ path: join(this.#directory, 'facts', `${node}.json`), content: text }], { isPrivate: true });
  }
}
