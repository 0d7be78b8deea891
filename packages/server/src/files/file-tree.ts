/**
 * The files that agents can read. The tree of one version of an environment is plain data: it is written to disk and
 * sent to workers. A request finds files by their names in the tree, so no path of a request reaches the disk.
 */

/** The owner, group and permissions of a file on the server. */
export interface FileStats {
  readonly owner: number;
  readonly group: number;
  readonly mode: number;
  /** In milliseconds since 1970. */
  readonly changed: number;
  readonly modified: number;
}

/** A file of a version. Its content never changes. */
export interface StoredFile extends FileStats {
  readonly kind: 'file';
  /** The SHA-256 digest of the content, in hexadecimal: the name of the content in the `ContentStore`. */
  readonly digest: string;
  readonly size: number;
}

/** A file in a mount point of `fileserver.conf`, which can change. */
export interface MountFile extends FileStats {
  readonly kind: 'file';
  /** The path without links. */
  readonly path: string;
  /** Differs after the file is changed or replaced. */
  readonly revision: string;
}

export type RegularFile = StoredFile | MountFile;

export interface Directory<F = RegularFile> extends FileStats {
  readonly kind: 'directory';
  readonly children: Readonly<Record<string, FileNode<F>>>;
}

export interface Link<F = RegularFile> extends FileStats {
  readonly kind: 'link';
  readonly destination: string;
  /** The target of the link; undefined if it is outside of the environment, does not exist, or contains the link. */
  readonly target?: F | Directory<F>;
}

export type FileNode<F = RegularFile> = F | Directory<F> | Link<F>;

/** The folders of a module that agents can read. */
export const SERVED_FOLDERS = ['files', 'lib', 'facts.d', 'locales', 'scripts', 'tasks'] as const;

export type ServedFolder = (typeof SERVED_FOLDERS)[number];

/** A module, in the order of the modulepath. */
export interface ModuleTree {
  readonly name: string;
  readonly folders: Readonly<Partial<Record<ServedFolder, FileNode<StoredFile>>>>;
}

/** Returns what a node is after its links are followed; undefined for a link that cannot be followed. */
export function follow(node: FileNode): RegularFile | Directory | undefined {
  return node.kind === 'link' ? node.target : node;
}

/** Returns the node at a path below another one; undefined if there is none. Links on the way are followed. */
export function descend(root: FileNode, path: readonly string[]): FileNode | undefined {
  let node: FileNode | undefined = root;
  for (const name of path) {
    const folder: RegularFile | Directory | undefined = node && follow(node);
    if (folder?.kind !== 'directory' || !Object.hasOwn(folder.children, name)) return undefined;
    node = folder.children[name];
  }
  return node;
}
