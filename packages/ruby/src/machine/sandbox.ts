import { posix } from 'node:path';
import { Directory, type Fd, File, type Inode, OpenFile, PreopenDirectory, wasi } from '@bjorn3/browser_wasi_shim';

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

/** The number of bytes that Ruby code may add to files in memory until they are cleared. */
const MAX_WRITTEN_BYTES = 64 * 2 ** 20;

/** The bytes that a new file or folder counts. */
const ENTRY_BYTES = 1024;

/** The bytes that Ruby code may still write. */
class WriteBudget {
  #remaining = MAX_WRITTEN_BYTES;

  /** Returns whether so many bytes may be added. A negative number gives bytes back. */
  take(bytes: number): boolean {
    if (bytes > this.#remaining) return false;
    this.#remaining -= bytes;
    return true;
  }

  reset(): void {
    this.#remaining = MAX_WRITTEN_BYTES;
  }
}

/** An open file in memory. Ruby gets the error of a full disk (Errno::ENOSPC) when the budget is exhausted. */
class BoundedFile extends OpenFile {
  readonly #budget: WriteBudget;

  constructor(opened: OpenFile, budget: WriteBudget) {
    super(opened.file);
    this.file_pos = opened.file_pos;
    this.#budget = budget;
  }

  override fd_write(data: Uint8Array): ReturnType<OpenFile['fd_write']> {
    return this.#mayGrow(this.file_pos + BigInt(data.byteLength)) ? super.fd_write(data) : NO_SPACE;
  }

  override fd_pwrite(data: Uint8Array, offset: bigint): ReturnType<OpenFile['fd_pwrite']> {
    return this.#mayGrow(offset + BigInt(data.byteLength)) ? super.fd_pwrite(data, offset) : NO_SPACE;
  }

  override fd_allocate(offset: bigint, length: bigint): number {
    return this.#mayGrow(offset + length) ? super.fd_allocate(offset, length) : wasi.ERRNO_NOSPC;
  }

  override fd_filestat_set_size(size: bigint): number {
    return this.#budget.take(Number(size - this.file.size)) ? super.fd_filestat_set_size(size) : wasi.ERRNO_NOSPC;
  }

  /** Returns whether the file may have at least the size, in bytes. */
  #mayGrow(size: bigint): boolean {
    return size <= this.file.size || this.#budget.take(Number(size - this.file.size));
  }
}

const NO_SPACE = { ret: wasi.ERRNO_NOSPC, nwritten: 0 };

/** The status of a folder whose files `File.readable?` finds readable. Without these rights, it finds none. */
function readableFolder(): ReturnType<PreopenDirectory['fd_fdstat_get']> {
  const fdstat = new wasi.Fdstat(wasi.FILETYPE_DIRECTORY, 0);
  fdstat.fs_rights_inherited = BigInt(wasi.RIGHTS_FD_READ) | BigInt(wasi.RIGHTS_FD_READDIR);
  return { ret: wasi.ERRNO_SUCCESS, fdstat };
}

/**
 * The folder `/`. Folders of the host below it cannot be changed; everything else can be written, in memory. Counts the
 * accesses of Ruby code to files other than those that it requires.
 */
class SandboxRoot extends PreopenDirectory {
  /** The folders of the host, by absolute path. */
  readonly mounts = new Map<string, Directory>();
  readonly budget = new WriteBudget();
  dataAccesses = 0;
  hostDataAccesses = 0;

  constructor() {
    super('/', new Map());
  }

  override fd_fdstat_get(): ReturnType<PreopenDirectory['fd_fdstat_get']> {
    return readableFolder();
  }

  override path_open(
    dirflags: number,
    path: string,
    oflags: number,
    rights: bigint,
    inheriting: bigint,
    flags: number,
  ): ReturnType<PreopenDirectory['path_open']> {
    if (!/\.(?:rb|so)$/.test(path)) this.#countDataAccess(path);
    const mayChange = (oflags & (wasi.OFLAGS_CREAT | wasi.OFLAGS_TRUNC)) !== 0;
    const existing = mayChange ? this.path_lookup(path, 0).inode_obj : null;
    if ((oflags & wasi.OFLAGS_CREAT) !== 0 && existing === null) {
      if (this.#isOfHost(path)) return { ret: wasi.ERRNO_ROFS, fd_obj: null };
      if (!this.budget.take(ENTRY_BYTES)) return { ret: wasi.ERRNO_NOSPC, fd_obj: null };
    }
    // Lazy files of the host are never truncated. Asking for their size would read them.
    const truncates = (oflags & wasi.OFLAGS_TRUNC) !== 0 && existing instanceof File && !existing.readonly;
    if (truncates) this.budget.take(-Number(existing.size));
    const opened = super.path_open(dirflags, path, oflags, rights, inheriting, flags);
    return isWritable(opened.fd_obj) ? { ...opened, fd_obj: new BoundedFile(opened.fd_obj, this.budget) } : opened;
  }

  /** Of the library, it does nothing for a path that exists. Operating systems report EEXIST. */
  override path_create_directory(path: string): number {
    return this.path_lookup(path, 0).inode_obj === null ? super.path_create_directory(path) : wasi.ERRNO_EXIST;
  }

  override path_filestat_get(
    ...args: Parameters<PreopenDirectory['path_filestat_get']>
  ): ReturnType<PreopenDirectory['path_filestat_get']> {
    // To find a library, Ruby asks for the folders on its path, too, and for those above: their names may have a dot.
    if (/\.(?!rb$|so$)[^./]+$/.test(args[1]) && !this.#isAboveMount(args[1])) this.#countDataAccess(args[1]);
    return super.path_filestat_get(...args);
  }

  override path_link(path: string, inode: Inode, allowsFolder: boolean): number {
    // Only `rename` allows folders. A file with two names would be returned to the budget twice.
    if (!allowsFolder) return wasi.ERRNO_NOTSUP;
    return this.#isOfHost(path) ? wasi.ERRNO_ROFS : super.path_link(path, inode, allowsFolder);
  }

  override path_unlink(path: string): ReturnType<PreopenDirectory['path_unlink']> {
    return this.#isOfHost(path) ? { ret: wasi.ERRNO_ROFS, inode_obj: null } : super.path_unlink(path);
  }

  override path_unlink_file(path: string): number {
    if (this.#isOfHost(path)) return wasi.ERRNO_ROFS;
    const removed = this.path_lookup(path, 0).inode_obj;
    const result = super.path_unlink_file(path);
    if (result === wasi.ERRNO_SUCCESS && removed instanceof File) this.budget.take(-Number(removed.size) - ENTRY_BYTES);
    return result;
  }

  override path_remove_directory(path: string): number {
    return this.#isOfHost(path) ? wasi.ERRNO_ROFS : super.path_remove_directory(path);
  }

  #countDataAccess(path: string): void {
    this.dataAccesses++;
    if (this.#isOfHost(path)) this.hostDataAccesses++;
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

/** A folder of its own that cannot be changed. Accesses to it are not counted: its content is always the same. */
export class ReadOnlyFolder extends PreopenDirectory {
  /** @param path the path in the sandbox; `files` has the folder at the path `''` */
  constructor(path: string, files: SandboxFiles) {
    super(path, new Map());
    this.dir = lazyDirectory(files, '');
  }

  override fd_fdstat_get(): ReturnType<PreopenDirectory['fd_fdstat_get']> {
    return readableFolder();
  }

  override path_open(...args: Parameters<PreopenDirectory['path_open']>): ReturnType<PreopenDirectory['path_open']> {
    const [, path, oflags] = args;
    const creates = (oflags & wasi.OFLAGS_CREAT) !== 0 && this.path_lookup(path, 0).inode_obj === null;
    return creates ? { ret: wasi.ERRNO_ROFS, fd_obj: null } : super.path_open(...args);
  }

  override path_create_directory(): number {
    return wasi.ERRNO_ROFS;
  }

  override path_link(): number {
    return wasi.ERRNO_ROFS;
  }

  override path_unlink(): ReturnType<PreopenDirectory['path_unlink']> {
    return { ret: wasi.ERRNO_ROFS, inode_obj: null };
  }

  override path_unlink_file(): number {
    return wasi.ERRNO_ROFS;
  }

  override path_remove_directory(): number {
    return wasi.ERRNO_ROFS;
  }
}

const isWritable = (opened: Fd | null): opened is OpenFile => opened instanceof OpenFile && !opened.file.readonly;

/** The file system of the sandbox: read-only folders of the host, which can be added while Ruby runs, and memory. */
export class Sandbox {
  readonly root = new SandboxRoot();

  /** How often Ruby code has accessed folders and files that are not Ruby code. */
  get dataAccesses(): number {
    return this.root.dataAccesses;
  }

  /** How often these were folders and files of the host. */
  get hostDataAccesses(): number {
    return this.root.hostDataAccesses;
  }

  /** Adds a folder of the host to the sandbox, at the path `at`. */
  mount(at: string, files: SandboxFiles, path: string): void {
    const mounted = lazyDirectory(files, path);
    if (this.#add(at, mounted)) this.root.mounts.set(absolutePath(at), mounted);
  }

  /** Forgets all files that Ruby has written, and creates empty folders. */
  clear(folders: readonly string[]): void {
    this.root.dir.contents = new Map();
    this.root.budget.reset();
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
