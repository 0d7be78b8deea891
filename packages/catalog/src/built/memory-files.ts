import { decodeBase64, encodeUtf8, formatMessage } from '@pptjs/runtime/internal';
import picomatch from 'picomatch/posix.js';
import type { EnvironmentFiles } from '../environment/environment-files.js';
import { isWithin, joinPath, normalizePath } from '../environment/posix-path.js';
import { messages } from '../messages.js';
import type { EnvironmentDescription } from './environment-description.js';

/** The files of a folder in memory. The contents of a folder are its names. */
type Entry = { readonly kind: 'file' | 'source'; readonly path: string } | { readonly kind: 'folder'; names: string[] };

/**
 * The files of a built environment. A compiled Puppet file has an empty content. Paths outside of the environment belong
 * to the files of the host.
 */
export class MemoryFiles implements EnvironmentFiles {
  readonly #location: string;
  readonly #description: EnvironmentDescription;
  readonly #outside: EnvironmentFiles | undefined;
  #index: ReadonlyMap<string, Entry> | undefined;

  /**
   * @param location the absolute path at which the environment appears
   * @param outside the files of the host
   */
  constructor(location: string, description: EnvironmentDescription, outside: EnvironmentFiles | undefined) {
    this.#location = location;
    this.#description = description;
    this.#outside = outside;
  }

  text(path: string): string | null {
    if (this.#isOutside(path)) return this.#outside?.text(path) ?? null;
    const entry = this.#find(path);
    if (entry === undefined || entry.kind === 'folder') return null;
    const content = this.#content(entry);
    return typeof content === 'string' ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
  }

  bytes(path: string): Uint8Array {
    if (this.#isOutside(path) && this.#outside !== undefined) return this.#outside.bytes(path);
    const entry = this.#find(path);
    if (entry === undefined || entry.kind === 'folder') throw new Error(formatMessage(messages.NO_SUCH_FILE, { path }));
    const content = this.#content(entry);
    return typeof content === 'string' ? encodeUtf8(content) : content;
  }

  list(folder: string): readonly string[] {
    if (this.#isOutside(folder)) return this.#outside?.list(folder) ?? [];
    const entry = this.#find(folder);
    return entry?.kind === 'folder' ? entry.names : [];
  }

  below(folder: string): readonly string[] {
    if (this.#isOutside(folder)) return this.#outside?.below(folder) ?? [];
    const root = normalizePath(folder);
    return [...this.#entries.keys()].filter((path) => path !== root && isWithin(root, path)).sort();
  }

  within(folder: string, path: string): string | undefined {
    if (this.#isOutside(folder)) return this.#outside?.within(folder, path);
    const file = joinPath(folder, path);
    return isWithin(normalizePath(folder), file) && this.#entries.has(file) ? file : undefined;
  }

  isDirectory(path: string): boolean {
    if (this.#isOutside(path)) return this.#outside?.isDirectory(path) ?? false;
    return this.#find(path)?.kind === 'folder';
  }

  glob(pattern: string): readonly string[] {
    const normalized = normalizePath(pattern);
    const { base } = picomatch.scan(normalized);
    if (this.#isOutside(base) && !isWithin(normalizePath(base), this.#location))
      return this.#outside?.glob(pattern) ?? [];
    const matches = picomatch(normalized);
    const isMatch = ([path, { kind }]: [string, Entry]): boolean => kind !== 'folder' && matches(path);
    return Array.from(this.#entries)
      .filter(isMatch)
      .map(([path]) => path)
      .sort();
  }

  refresh(): void {
    this.#outside?.refresh();
  }

  get #entries(): ReadonlyMap<string, Entry> {
    return (this.#index ??= this.#createIndex());
  }

  #isOutside(path: string): boolean {
    return !isWithin(this.#location, path);
  }

  #find(path: string): Entry | undefined {
    return this.#entries.get(path) ?? this.#entries.get(normalizePath(path));
  }

  #content({ kind, path }: Exclude<Entry, { kind: 'folder' }>): string | Uint8Array {
    if (kind === 'source') return '';
    const content = this.#description.files?.[path]?.module.default;
    if (typeof content === 'string') return content;
    const base64 = typeof content === 'object' && content !== null && 'base64' in content ? content.base64 : undefined;
    const bytes = typeof base64 === 'string' ? decodeBase64(base64) : null;
    if (bytes === null) throw new Error(formatMessage(messages.NOT_FILE_CONTENT, { path }));
    return bytes;
  }

  #createIndex(): ReadonlyMap<string, Entry> {
    const { sources, files = {} } = this.#description;
    const entries = new Map<string, Entry>([[this.#location, { kind: 'folder', names: [] }]]);
    for (const path of Object.keys(files)) this.#addFile(entries, 'file', path);
    for (const path of Object.keys(sources)) this.#addFile(entries, 'source', path);
    return entries;
  }

  #addFile(entries: Map<string, Entry>, kind: 'file' | 'source', path: string): void {
    const absolute = joinPath(this.#location, path);
    const isNew = !entries.has(absolute);
    entries.set(absolute, { kind, path });
    if (isNew) addToFolder(entries, absolute);
  }
}

/** Adds the name of a file to its folder. Creates the folder and those that contain it. */
function addToFolder(entries: Map<string, Entry>, path: string): void {
  const separator = path.lastIndexOf('/');
  const folder = path.slice(0, separator);
  const name = path.slice(separator + 1);
  const entry = entries.get(folder);
  if (entry?.kind === 'folder') entry.names.push(name);
  if (entry !== undefined) return;
  entries.set(folder, { kind: 'folder', names: [name] });
  addToFolder(entries, folder);
}
