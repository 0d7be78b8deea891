import { posix } from 'node:path';
import { Directory, File, type Inode, PreopenDirectory, wasi } from '@bjorn3/browser_wasi_shim';

/** The files that Ruby can see, by absolute path. All other files do not exist for Ruby. */
export interface SandboxFiles {
  /** Returns the names in a folder, or `undefined` if it does not exist. The names of folders end with `/`. */
  list(path: string): readonly string[] | undefined;
  read(path: string): Uint8Array;
}

/** Creates a file whose content is read at the first access. */
function lazyFile(files: SandboxFiles, path: string): File {
  const file = new File(new Uint8Array(), { readonly: true });
  let data: Uint8Array | undefined;
  Object.defineProperty(file, 'data', { get: () => (data ??= files.read(path)), set() {} });
  return file;
}

/** Creates a folder whose entries are listed at the first access. */
function lazyDirectory(files: SandboxFiles, path: string): Directory {
  const directory = new Directory(new Map());
  let contents: Map<string, Inode> | undefined;
  Object.defineProperty(directory, 'contents', { get: () => (contents ??= entries(files, path)) });
  return directory;
}

function entries(files: SandboxFiles, path: string): Map<string, Inode> {
  const contents = new Map<string, Inode>();
  for (const name of files.list(path) ?? []) {
    if (name.endsWith('/')) {
      const directory = lazyDirectory(files, `${path}/${name.slice(0, -1)}`);
      contents.set(name.slice(0, -1), directory);
    } else {
      contents.set(name, lazyFile(files, `${path}/${name}`));
    }
  }
  return contents;
}

/**
 * The folder `/`. Folders of the host below it cannot be changed; everything else can be written, in memory. Counts the
 * accesses of Ruby code to files other than those that it requires.
 */
class SandboxRoot extends PreopenDirectory {
  /** The folders of the host, by absolute path. */
  readonly mounts = new Map<string, Directory>();
  dataAccesses = 0;

  constructor() {
    super('/', new Map());
  }

  override path_open(
    dirflags: number,
    path: string,
    oflags: number,
    rights: bigint,
    inheriting: bigint,
    flags: number,
  ): ReturnType<PreopenDirectory['path_open']> {
    if (!/\.(?:rb|so)$/.test(path)) this.dataAccesses++;
    const creates = (oflags & wasi.OFLAGS_CREAT) !== 0;
    if (creates && this.#isOfHost(path) && this.path_lookup(path, 0).inode_obj === null)
      return { ret: wasi.ERRNO_ROFS, fd_obj: null };
    return super.path_open(dirflags, path, oflags, rights, inheriting, flags);
  }

  override path_filestat_get(
    ...args: Parameters<PreopenDirectory['path_filestat_get']>
  ): ReturnType<PreopenDirectory['path_filestat_get']> {
    // To find a library, Ruby asks for the folders on its path, too, and for those above: their names may have a dot.
    if (/\.(?!rb$|so$)[^./]*$/.test(args[1]) && !this.#isAboveMount(args[1])) this.dataAccesses++;
    return super.path_filestat_get(...args);
  }

  override path_link(path: string, inode: Inode, allowsFolder: boolean): number {
    return this.#isOfHost(path) ? wasi.ERRNO_ROFS : super.path_link(path, inode, allowsFolder);
  }

  override path_unlink(path: string): ReturnType<PreopenDirectory['path_unlink']> {
    return this.#isOfHost(path) ? { ret: wasi.ERRNO_ROFS, inode_obj: null } : super.path_unlink(path);
  }

  override path_unlink_file(path: string): number {
    return this.#isOfHost(path) ? wasi.ERRNO_ROFS : super.path_unlink_file(path);
  }

  override path_remove_directory(path: string): number {
    return this.#isOfHost(path) ? wasi.ERRNO_ROFS : super.path_remove_directory(path);
  }

  /** Whether a path is a folder of the host, below one, or above one. */
  #isOfHost(path: string): boolean {
    if (this.#isAboveMount(path)) return true;
    const absolute = absolutePath(path);
    return [...this.mounts.keys()].some((mount) => absolute.startsWith(`${mount}/`));
  }

  /** Whether a path is a folder of the host, or above one. */
  #isAboveMount(path: string): boolean {
    const absolute = absolutePath(path);
    return [...this.mounts.keys()].some((mount) => absolute === mount || mount.startsWith(`${absolute}/`));
  }
}

/** The file system of the sandbox: read-only folders of the host, which can be added while Ruby runs, and memory. */
export class Sandbox {
  readonly root = new SandboxRoot();

  /** How often Ruby code has accessed folders and files that are not Ruby code. */
  get dataAccesses(): number {
    return this.root.dataAccesses;
  }

  /** Adds a folder of the host to the sandbox, at the path `at`. */
  mount(at: string, files: SandboxFiles, path: string): void {
    const mounted = lazyDirectory(files, path);
    if (this.#add(at, mounted)) this.root.mounts.set(absolutePath(at), mounted);
  }

  /** Forgets all files that Ruby has written, and creates empty folders. */
  clear(folders: readonly string[]): void {
    this.root.dir.contents = new Map();
    for (const [path, directory] of this.root.mounts) this.#add(path, directory);
    for (const folder of folders) this.#add(folder, new Directory(new Map()));
  }

  /** Returns whether the folder was added: not if its path exists. */
  #add(at: string, added: Directory): boolean {
    const segments = segmentsOf(at);
    const name = segments.pop();
    if (name === undefined) return false;
    let directory = this.root.dir;
    for (const segment of segments) {
      let next = directory.contents.get(segment);
      if (next === undefined) {
        next = new Directory(new Map());
        directory.contents.set(segment, next);
      }
      if (!(next instanceof Directory)) return false;
      directory = next;
    }
    if (directory.contents.has(name)) return false;
    directory.contents.set(name, added);
    return true;
  }
}

/** A path from the root, without `.` and `..`. */
function absolutePath(path: string): string {
  return posix.resolve('/', path);
}

function segmentsOf(path: string): string[] {
  return absolutePath(path).split('/').filter(Boolean);
}
