import { compileFunction } from 'node:vm';
import { MODULE_PARAMETERS, type ModuleBody } from '@pptjs/engine';
import { DiskCache } from '@pptjs/files';
import type { CompilerHost } from '../environment/compiler-host.js';

/** The host in Node. */
export const NODE_HOST: CompilerHost = {
  compileModule: (code, url) => compileFunction(code, MODULE_PARAMETERS, { filename: url }) as ModuleBody,
  headLines: 0,
  openCache: (directory) => new DiskCache(directory),
};
