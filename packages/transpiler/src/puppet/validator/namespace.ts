/** The folders of a module whose files contain definitions. */
const FOLDERS: ReadonlySet<string> = new Set(['manifests', 'functions', 'types', 'plans']);

/** The segments of a path, with `.` and `..` resolved. */
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

/** The locations of modules and of files outside modules. */
export interface ModulePlaces {
  /**
   * The directories that contain modules. A file in one of them may only define names that match its path. Without this
   * option, names are not checked.
   */
  readonly modulePath?: readonly string[] | undefined;
  /** The environment's main manifest or its folder. The rules of modules do not apply to it. */
  readonly manifest?: string;
}

/** The path of a file within its directory of modules; null for other files. */
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

/** The name of the module that a file belongs to; null for other files. */
export function moduleOfFile(file: string, places: ModulePlaces): string | null {
  return pathInModules(file, places)?.[0] ?? null;
}

/** Whether a file belongs to a module and may only contain definitions. */
export function isModuleFile(file: string, places: ModulePlaces): boolean {
  return file.endsWith('.pp') && pathInModules(file, places) !== null;
}

/**
 * Whether a definition's name matches its file: `a::b` belongs to `a/manifests/b.pp`, and any name in `a` may be in
 * `a/manifests/init.pp`. Puppet only checks that the name starts with the file's name. True for files outside modules.
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
