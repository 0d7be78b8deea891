/** The folders of a module whose files hold definitions. */
const FOLDERS: ReadonlySet<string> = new Set(['manifests', 'functions', 'types', 'plans']);

/** The path's segments, `.` and `..` followed. */
function segmentsOf(path: string): string[] {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

function isWithin(segments: readonly string[], folder: readonly string[]): boolean {
  return segments.length >= folder.length && folder.every((segment, index) => segment === segments[index]);
}

/** Where modules are, and where the files are that are none of a module's. */
export interface ModulePlaces {
  /**
   * The directories that hold modules. A file in one of them may only hold definitions whose names lead to it. Nothing
   * is known about places where it is not given.
   */
  readonly modulePath?: readonly string[];
  /** The environment's own manifest, or the folder of its manifests: the rules of modules do not hold there. */
  readonly manifest?: string;
}

/** The path of a file within the folder of modules that it is in; null where it is in none. */
function pathInModules(file: string, { modulePath = [], manifest }: ModulePlaces): string[] | null {
  if (!file.startsWith('/')) return null;
  const segments = segmentsOf(file);
  if (manifest !== undefined && isWithin(segments, segmentsOf(manifest))) return null;
  for (const folder of modulePath) {
    const prefix = segmentsOf(folder);
    if (segments.length > prefix.length && isWithin(segments, prefix)) return segments.slice(prefix.length);
  }
  return null;
}

/** Whether a file is one of a module's, where only definitions may stand. */
export function isModuleFile(file: string, places: ModulePlaces): boolean {
  return file.endsWith('.pp') && pathInModules(file, places) !== null;
}

/**
 * Whether a definition's name leads to the file: `a::b` to `a/manifests/b.pp`, and every name in `a` to
 * `a/manifests/init.pp`. The reference only looks whether the name starts with that of the file. True for files that
 * are in no module.
 */
export function isNameOfFile(name: string, file: string, places: ModulePlaces): boolean {
  if (!isModuleFile(file, places)) return true;
  const [module, folder, ...rest] = pathInModules(file, places) ?? [];
  if (module === undefined || folder === undefined || rest.length === 0 || !FOLDERS.has(folder.toLowerCase()))
    return false;
  const names = [...rest.slice(0, -1), (rest.at(-1) ?? '').slice(0, -'.pp'.length)];
  const namespace = (names.length === 1 && names[0] === 'init' ? [module] : [module, ...names])
    .join('::')
    .toLowerCase();
  return name.startsWith(namespace);
}
