import { compileFunction } from 'node:vm';
import { MODULE_PARAMETERS, type ModuleBody } from '@pptjs/engine';
import { DiskCache } from '@pptjs/files';
import { eyaml } from '@pptjs/hiera/eyaml';
import type { CompilerHost } from '../environment/compiler-host.js';
import { FileSnapshot } from './file-snapshot.js';

/** The host in Node. */
export const NODE_HOST: CompilerHost = {
  compileModule: (code, url) => compileFunction(code, MODULE_PARAMETERS, { filename: url }) as ModuleBody,
  headLines: 0,
  openCache: (directory) => new DiskCache(directory),
  eyaml,
};

/** Returns the host in Node for a built environment, whose compiler can also read files on disk. */
export function nodeHostWithFiles(): CompilerHost {
  return { ...NODE_HOST, files: new FileSnapshot() };
}
