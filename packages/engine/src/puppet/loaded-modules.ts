import type { Mapping, Program } from '@pptjs/transpiler';
import { HEAD_LINES } from '../modules/module-body.js';
import { ModuleRegistry } from '../modules/module-registry.js';
import { exactOffsets } from '../modules/offsets.js';
import { CompiledModule } from './compiled-module.js';

/** The number of modules whose errors can be located. */
export const MAX_LOADED_MODULES = 2000;

/**
 * The modules that `loadSource` loaded last. There is one registry per process, because the URLs in JavaScript stacks
 * must be unique in the process.
 */
const loadedModules = new ModuleRegistry<CompiledModule>('pptjs', MAX_LOADED_MODULES);

/**
 * Registers a loaded module.
 *
 * @param mappings called only if an error of the module is located
 * @returns the URL under which JavaScript stacks must name the module
 */
export function registerModule(file: string, program: Program, mappings: () => readonly Mapping[]): string {
  return loadedModules.add(file, () => new CompiledModule(file, program, exactOffsets(mappings, HEAD_LINES)));
}

/** Finds a module that `loadSource` has loaded, by its URL in JavaScript stacks. */
export function findLoadedModule(url: string): CompiledModule | undefined {
  return loadedModules.find(url);
}
