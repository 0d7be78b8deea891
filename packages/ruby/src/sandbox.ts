import { Directory, File, type Inode, PreopenDirectory } from '@bjorn3/browser_wasi_shim';

/** The files that Ruby may see. Paths are absolute; what it is not given does not exist for Ruby. */
export interface SandboxFiles {
  /** The names in a folder, `undefined` where there is no such folder. Folders' names end in `/`. */
  list(path: string): readonly string[] | undefined;
  read(path: string): Uint8Array;
}

/** A file whose bytes are read when they are first asked for. */
function lazyFile(files: SandboxFiles, path: string): File {
  const file = new File(new Uint8Array(), { readonly: true });
  let data: Uint8Array | undefined;
  Object.defineProperty(file, 'data', { get: () => (data ??= files.read(path)), set() {} });
  return file;
}

/** A folder whose entries are listed when they are first asked for. */
function lazyDirectory(files: SandboxFiles, path: string): Directory {
  const directory = new Directory(new Map());
  let contents: Map<string, Inode> | undefined;
  Object.defineProperty(directory, 'contents', { get: () => (contents ??= entries(files, path)) });
  return directory;
}

function entries(files: SandboxFiles, path: string): Map<string, Inode> {
  const found = new Map<string, Inode>();
  for (const name of files.list(path) ?? []) {
    if (name.endsWith('/')) {
      const directory = lazyDirectory(files, `${path}/${name.slice(0, -1)}`);
      found.set(name.slice(0, -1), directory);
    } else {
      found.set(name, lazyFile(files, `${path}/${name}`));
    }
  }
  return found;
}

/** The root of the sandbox: folders of the host, each at its own path, read-only. More can be added while Ruby runs. */
export class Sandbox {
  readonly root = new PreopenDirectory('/', new Map());

  /** Lets Ruby see a folder at a path of the sandbox. */
  mount(at: string, files: SandboxFiles, path: string): void {
    const segments = at.split('/').filter((segment) => segment !== '');
    const name = segments.pop();
    if (name === undefined) return;
    let directory = this.root.dir;
    for (const segment of segments) {
      let next = directory.contents.get(segment);
      if (next === undefined) {
        const made = new Directory(new Map());
        directory.contents.set(segment, made);
        next = made;
      }
      if (!(next instanceof Directory)) return;
      directory = next;
    }
    if (directory.contents.has(name)) return;
    const mounted = lazyDirectory(files, path);
    directory.contents.set(name, mounted);
  }
}
