import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readText } from '@pptjs/files';
import type { MountFile } from './file-tree.js';
import type { MountedFile } from './mounts.js';
import { revisionOf } from './open-file.js';
import { type FileReader, TreeReader } from './read-tree.js';

/** A mount point of `fileserver.conf`. */
export interface FileServerMount {
  readonly name: string;
  /** The folder. `%h` is the host name of the node, `%d` its domain, and `%H` its whole name. */
  readonly path: string;
}

/** Reports a line of a `fileserver.conf` that cannot be read. */
export class FileServerConfigError extends Error {
  override readonly name = 'FileServerConfigError';
}

/** Puppet serves these mounts from the modules. */
const BUILT_IN = new Set(['modules', 'plugins', 'pluginfacts', 'locales', 'scripts', 'tasks']);

/**
 * Parses a `fileserver.conf`: sections `[name]` with a `path`. The authorization of Puppet's old format, `allow *`, has no
 * effect, as in Puppet.
 *
 * @param file the path of the file, for errors
 * @throws {FileServerConfigError}
 */
export function parseFileServerConfig(text: string, file: string): readonly FileServerMount[] {
  const mounts: { name: string; path: string | undefined }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const fail = (reason: string): Error => new FileServerConfigError(`${file}:${index + 1}: ${reason}`);
    if (/^\s*(?:#|$)/.test(line)) continue;
    const section = /^\s*\[([-\w]+)\]\s*$/.exec(line)?.[1];
    if (section !== undefined) {
      if (mounts.some(({ name }) => name === section)) throw fail(`the mount ${section} exists already`);
      mounts.push({ name: section, path: undefined });
      continue;
    }
    const [, key, value] = /^\s*(\w+)(?:\s*=\s*|\s+)(.+?)\s*$/.exec(line) ?? [];
    const mount = mounts.at(-1);
    if (key === undefined || value === undefined || mount === undefined) throw fail(`unknown line '${line.trim()}'`);
    if (key === 'path') {
      if (BUILT_IN.has(mount.name)) throw fail(`the mount ${mount.name} has no path of its own`);
      mount.path = value;
    } else if (key !== 'allow' && key !== 'deny' && key !== 'allow_ip') throw fail(`unknown setting '${key}'`);
  }
  return mounts.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, path }]));
}

/** Finds files in the mount points of a `fileserver.conf`. These files are not part of a version: agents see changes. */
export class FileServerMounts {
  readonly #mounts: ReadonlyMap<string, string>;

  constructor(mounts: readonly FileServerMount[]) {
    this.#mounts = new Map(mounts.map(({ name, path }) => [name, path]));
  }

  /** @throws {FileServerConfigError} if the file cannot be used */
  static read(file: string | undefined): FileServerMounts {
    return new FileServerMounts(file === undefined ? [] : parseFileServerConfig(readText(file), file));
  }

  has(mount: string): boolean {
    return this.#mounts.has(mount);
  }

  /**
   * Returns the file or folder at a path; undefined if there is none, or a link leads out of the mount.
   *
   * @param node the name of the client
   * @param depth how many levels of folders to read
   */
  find([mount = '', ...path]: readonly string[], node: string, depth: number): MountedFile | undefined {
    const configured = this.#mounts.get(mount);
    if (configured === undefined) return undefined;
    const root = expand(configured, node);
    const file = join(root, ...path);
    if (!isWithin(root, file)) return undefined;
    const found = new TreeReader([root], mountFile).read(file, depth);
    return found && { node: found, path: file };
  }
}

const mountFile: FileReader<MountFile> = (path, stats, system) => ({
  kind: 'file',
  ...stats,
  path,
  revision: revisionOf(system),
});

function expand(path: string, node: string): string {
  const dot = node.indexOf('.');
  const [host, domain] = dot === -1 ? [node, ''] : [node.slice(0, dot), node.slice(dot + 1)];
  return path.replace(/%([hHd%])/g, (_, letter: string) => ({ h: host, H: node, d: domain })[letter] ?? '%');
}

/** Whether the folder that contains a file is really in the root. The file itself may be a link: `TreeReader` checks it. */
function isWithin(root: string, file: string): boolean {
  try {
    const real = realpathSync(root);
    if (file === root || join(root) === file) return statSync(root).isDirectory();
    const folder = realpathSync(join(file, '..'));
    return folder === real || folder.startsWith(real + sep);
  } catch {
    return false;
  }
}
