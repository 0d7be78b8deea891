/**
 * Imports a module by its URL. This is a CommonJS file of its own, because `import()` does not work in code that V8
 * restores from a code cache, such as the bundle of the command.
 */
const importModule = (url: string): Promise<unknown> => import(url);

export = importModule;
