import type { FileService } from '@pptjs/runtime/internal';
import type { CatalogEnvironment } from './catalog-environment.js';
import { isWithin, normalizePath } from './posix-path.js';

/** The folder of a module that contains the files of a kind. */
const FOLDERS = { files: 'files', templates: 'templates', epp: 'templates' } as const;

/** An empty file that always exists. Manifests name it after a file that may be missing: `file('/etc/x', '/dev/null')`. */
const NULL_DEVICE = '/dev/null';

/**
 * Lets functions read the files of the environment's modules, by `module/path` or by the absolute path, and `/dev/null`.
 * Other files are hidden.
 */
export function fileService({ modules, files }: CatalogEnvironment): FileService {
  const inModule = (path: string): string | undefined => {
    const directory = modules.moduleOf(path)?.directory;
    const normalized = normalizePath(path);
    return directory === undefined || !isWithin(directory, normalized)
      ? undefined
      : files.within(directory, normalized.slice(directory.length + 1));
  };
  return {
    find: (kind, path) => {
      if (path.startsWith('/')) return path === NULL_DEVICE ? path : inModule(path);
      const separator = path.indexOf('/');
      return separator <= 0
        ? undefined
        : modules.fileOf(path.slice(0, separator), `${FOLDERS[kind]}/${path.slice(separator + 1)}`);
    },
    read: (path) => (path === NULL_DEVICE ? new Uint8Array() : files.bytes(path)),
    moduleDirectory: (name) => modules.find(name)?.directory,
    list: (folder) => {
      const found = inModule(folder);
      return found === undefined
        ? []
        : files.list(found).map((name) => (files.isDirectory(`${found}/${name}`) ? `${name}/` : name));
    },
  };
}
