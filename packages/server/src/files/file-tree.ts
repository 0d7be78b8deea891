/**
 * The files that agents can read, as one version of an environment has them. The tree is plain data: it is written to
 * disk and sent to workers. A request finds files by their names in the tree, so no path of a request reaches the disk.
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

export interface RegularFile extends FileStats {
  readonly kind: 'file';
  /** The SHA-256 digest of the content, in hexadecimal: the name of the content in the `ContentStore`. */
  readonly digest: string;
  readonly size: number;
}

export interface Directory extends FileStats {
  readonly kind: 'directory';
  readonly children: Readonly<Record<string, FileNode>>;
}

export interface Link extends FileStats {
  readonly kind: 'link';
  readonly destination: string;
  /** What the link leads to; undefined if it leads out of the environment, in a circle, or nowhere. */
  readonly target?: RegularFile | Directory;
}

export type FileNode = RegularFile | Directory | Link;

/** The folders of a module that agents can read. */
export const SERVED_FOLDERS = ['files', 'lib', 'facts.d', 'locales', 'scripts', 'tasks'] as const;

export type ServedFolder = (typeof SERVED_FOLDERS)[number];

/** A module, in the order of the modulepath. */
export interface ModuleTree {
  readonly name: string;
  readonly folders: Readonly<Partial<Record<ServedFolder, FileNode>>>;
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
