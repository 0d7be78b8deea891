import { Directory, File, type Inode, PreopenDirectory } from '@bjorn3/browser_wasi_shim';

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

/** The root of the sandbox. Counts the accesses of Ruby code to files other than those that it requires. */
class Root extends PreopenDirectory {
  dataAccesses = 0;

  override path_open(...args: Parameters<PreopenDirectory['path_open']>): ReturnType<PreopenDirectory['path_open']> {
    if (!/\.(?:rb|so)$/.test(args[1])) this.dataAccesses++;
    return super.path_open(...args);
  }

  override path_filestat_get(
    ...args: Parameters<PreopenDirectory['path_filestat_get']>
  ): ReturnType<PreopenDirectory['path_filestat_get']> {
    // To find a library, Ruby asks for the folders on its path, too.
    if (/\.(?!rb$|so$)[^./]*$/.test(args[1])) this.dataAccesses++;
    return super.path_filestat_get(...args);
  }
}

/** The file system of the sandbox. It contains read-only folders of the host; folders can be added while Ruby runs. */
export class Sandbox {
  readonly root = new Root('/', new Map());

  /** How often Ruby code has accessed folders and files that are not Ruby code. */
  get dataAccesses(): number {
    return this.root.dataAccesses;
  }

  /** Adds a folder of the host to the sandbox, at the path `at`. */
  mount(at: string, files: SandboxFiles, path: string): void {
    const segments = at.split('/').filter((segment) => segment !== '');
    const name = segments.pop();
    if (name === undefined) return;
    let directory = this.root.dir;
    for (const segment of segments) {
      let next = directory.contents.get(segment);
      if (next === undefined) {
        next = new Directory(new Map());
        directory.contents.set(segment, next);
      }
      if (!(next instanceof Directory)) return;
      directory = next;
    }
    if (directory.contents.has(name)) return;
    const mounted = lazyDirectory(files, path);
    directory.contents.set(name, mounted);
  }
}
