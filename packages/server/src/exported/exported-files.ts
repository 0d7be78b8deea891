import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseExportedResources } from '@pptjs/catalog';
import { createDirectory, systemMessage, writeAtomically } from '@pptjs/files';
import { EvaluationError, evaluationError, type ExportedResource, writeJson } from '@pptjs/runtime/internal';
import type { ExportedRequest, ExportedStore, NodeExports } from './exported-store.js';
import { messages } from './messages.js';

const EXTENSION = '.json';

/** The resources of a node, and the state of its file when they were read. */
interface NodeFile {
  readonly modified: bigint;
  /** An error if the file cannot be read. */
  readonly resources: readonly ExportedResource[] | EvaluationError;
}

/**
 * The exported resources of each node in a file `<node>.json`. A file is written only if the resources of its node change,
 * and read again only after that. To forget a node, remove its file.
 */
export class ExportedFiles implements ExportedStore {
  readonly #directory: string;
  #files: ReadonlyMap<string, NodeFile> = new Map();
  /** The modification time of the folder for which `#files` was read: a renamed or removed file changes it. */
  #modified: bigint | undefined;

  constructor(directory: string) {
    this.#directory = directory;
    createDirectory(directory, 0o700);
  }

  /** @throws {EvaluationError} if the file of another node is damaged: without its resources, a catalog would be wrong */
  findOfOthers({ node, type }: ExportedRequest): readonly ExportedResource[] {
    this.#refresh();
    return [...this.#files].flatMap(([name, { resources }]) => {
      if (name === node) return [];
      if (resources instanceof EvaluationError) throw resources;
      return resources.filter((resource) => resource.type === type);
    });
  }

  replace({ node, resources }: NodeExports): void {
    const path = this.#pathOf(node);
    try {
      const current = readIfExists(path);
      if (resources.length === 0) {
        if (current !== undefined) rmSync(path, { force: true });
        return;
      }
      const text = writeJson(resources);
      if (text !== current) writeAtomically([{ path, content: text }], { isPrivate: true });
    } catch (error) {
      throw evaluationError(messages.NOT_WRITTEN, { node, file: path, reason: systemMessage(error) });
    }
  }

  close(): void {
    this.#files = new Map();
    this.#modified = undefined;
  }

  #refresh(): void {
    const modified = modifiedTime(this.#directory);
    if (modified === this.#modified) return;
    const names = readdirSync(this.#directory).filter((name) => name.endsWith(EXTENSION));
    const files = names.flatMap((name) => {
      const node = name.slice(0, -EXTENSION.length);
      const file = this.#read(node);
      return file === undefined ? [] : [[node, file] as const];
    });
    this.#files = new Map(files);
    this.#modified = modified;
  }

  #read(node: string): NodeFile | undefined {
    const path = this.#pathOf(node);
    const modified = modifiedTime(path);
    const cached = this.#files.get(node);
    if (cached !== undefined && cached.modified === modified) return cached;
    if (modified === undefined) return undefined;
    try {
      const text = readIfExists(path);
      return text === undefined ? undefined : { modified, resources: parseExportedResources(text) };
    } catch (error) {
      return {
        modified,
        resources: evaluationError(messages.DAMAGED_FILE, { node, file: path, reason: systemMessage(error) }),
      };
    }
  }

  #pathOf(node: string): string {
    return join(this.#directory, `${node}${EXTENSION}`);
  }
}

function modifiedTime(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.mtimeNs;
}

/** Another worker may remove a file at any time. */
function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
