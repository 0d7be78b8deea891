/** The files of a new project. */
export interface Project {
  /** The texts of the files by their paths, which have `/` between folders. */
  readonly files: Readonly<Record<string, string>>;
  /** The commands to run next, in the folder of the project. */
  readonly nextCommands: readonly string[];
}

export interface ProjectOptions {
  /** The name of the project's folder. */
  readonly folder: string;
  /** The range of versions of pptjs packages that the project needs. */
  readonly version: string;
}

/** Returns the text of a JSON file. */
export function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Returns the name of an npm package for a folder. */
export function packageName(folder: string): string {
  return (
    folder
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'project'
  );
}
