import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@pptjs/files';

/** The number of reports of each node that stay on disk. */
const MAX_REPORTS = 20;

/**
 * The reports and facts of nodes, as JSON files. The process that accepts connections writes them, so no method blocks it.
 */
export class ReportStore {
  readonly #directory: string;

  /** @param directory the folder of the server's state */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /**
   * Stores a report as `reports/<node>/<time>-<random>.json`, and removes the oldest ones. Reports of the same
   * millisecond have different names.
   *
   * @param node the name of a certificate, which is a safe file name
   * @throws {Error} if the file cannot be written
   */
  async addReport(node: string, text: string): Promise<void> {
    const folder = join(this.#directory, 'reports', node);
    const time = new Date().toISOString().replaceAll(':', '-');
    const name = `${time}-${randomBytes(4).toString('hex')}.json`;
    await replaceFile({ path: join(folder, name), content: text }, { isPrivate: true });
    const names = (await readdir(folder)).filter((each) => each.endsWith('.json')).sort();
    for (const old of names.slice(0, -MAX_REPORTS)) await rm(join(folder, old), { force: true });
  }

  /** Stores the facts of a node as `facts/<node>.json`. @throws {Error} if the file cannot be written */
  async setFacts(node: string, text: string): Promise<void> {
    await replaceFile({ path: join(this.#directory, 'facts', `${node}.json`), content: text }, { isPrivate: true });
  }
}
