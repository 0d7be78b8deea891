/**
 * A plugin for the language service of TypeScript, which editors run: it resolves imports of source files, such as
 * `./a.pp`, with the declarations of these files.
 *
 *     { "compilerOptions": { "plugins": [{ "name": "@pptjs/loader/typescript-plugin" }] } }
 *
 * This file is CommonJS because the server of TypeScript loads plugins with `require`.
 */
type LanguageService = typeof import('./typescript/language-service.js', { with: { 'resolution-mode': 'import' } });
type Decorate = LanguageService['decorateLanguageService'];

/** The result of `init`: the object that TypeScript expects of a plugin. */
interface Plugin {
  /** Returns the language service of a project. */
  create(project: unknown): unknown;
}

function init({ typescript }: { readonly typescript: unknown }): Plugin {
  const { decorateLanguageService } = require('./typescript/language-service.js') as LanguageService;
  return {
    create: (project) =>
      decorateLanguageService(typescript as Parameters<Decorate>[0], project as Parameters<Decorate>[1]),
  };
}

export = init;
