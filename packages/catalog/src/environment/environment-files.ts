/** The files of an environment: on disk (`FileSnapshot`), or in memory (`MemoryFiles`). All paths are absolute. */
export interface EnvironmentFiles {
  /** Returns the text of a file; null if there is no such file. */
  text(path: string): string | null;
  /**
   * Returns the content of a file.
   *
   * @throws {Error} if the file cannot be read
   */
  bytes(path: string): Uint8Array;
  /** Returns the names in a folder; none if there is no such folder. */
  list(folder: string): readonly string[];
  /** Returns the paths of everything below a folder, in order; none if there is no such folder. */
  below(folder: string): readonly string[];
  /**
   * Returns the path of a file in a folder. Returns undefined if there is no such file, or if `..` or a link leads out
   * of the folder. The folder itself may be a link.
   */
  within(folder: string, path: string): string | undefined;
  isDirectory(path: string): boolean;
  /** Returns the files that match a pattern (`*`, `**`, `?`, `[…]`, `{…}`), sorted. */
  glob(pattern: string): readonly string[];
  /** Looks at the files again: from now on, the methods return their current contents. */
  refresh(): void;
}
