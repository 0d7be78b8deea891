import { statSync } from 'node:fs';

/** Notices that watched folders were replaced by others with the same paths. */
export class WatchedFolders {
  readonly #identities = new Map<string, string>();

  add(path: string): void {
    this.#identities.set(path, identityOf(path));
  }

  delete(path: string): void {
    this.#identities.delete(path);
  }

  /** Whether a path leads to another folder than when it was added, has appeared or disappeared, or has other permissions. */
  areReplaced(): boolean {
    for (const [path, identity] of this.#identities) if (identityOf(path) !== identity) return true;
    return false;
  }
}

/**
 * A text that is equal for equal folders with the same permissions. Some file systems use the number of a removed folder
 * again.
 */
function identityOf(path: string): string {
  try {
    const stats = statSync(path, { bigint: true });
    return stats.isDirectory() ? `${stats.dev} ${stats.ino} ${stats.birthtimeNs} ${stats.mode}` : 'file';
  } catch {
    return '';
  }
}
