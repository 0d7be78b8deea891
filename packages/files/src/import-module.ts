/**
 * Imports the module at a URL. All code that imports files of users calls this function: `import()` does not work in
 * code that V8 restores from a code cache, so packages/cli/bundle.mjs leaves this file out of the bundle of the command.
 *
 * @returns the namespace of the module
 * @throws {Error} everything that Node reports about the module, and everything that the module throws
 */
export function importModule(url: string): Promise<unknown> {
  return import(url);
}
