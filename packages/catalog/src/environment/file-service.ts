import type { FileService } from '@pptjs/runtime';
import type { Environment } from './environment.js';

/** The folder of a module where files of a kind are. */
const FOLDERS = { files: 'files', templates: 'templates', epp: 'templates' } as const;

/** Lets functions read the files of the environment's modules, `module/path`, and no others. */
export function fileService({ modules, files }: Environment): FileService {
  return {
    find: (kind, path) => {
      const separator = path.indexOf('/');
      return separator <= 0 ? undefined : modules.fileOf(path.slice(0, separator), `${FOLDERS[kind]}/${path.slice(separator + 1)}`);
    },
    read: (path) => files.bytes(path),
    moduleDirectory: (name) => modules.find(name)?.directory,
  };
}
