/** Where source maps go: to files beside the modules, into the modules, or nowhere. */
export const sourceMapKinds = ['external', 'inline', 'none'] as const;

/**
 * Which TypeScript declarations are written: those of the modules beside the modules, those of the source files and no
 * modules (for code that imports the source files), or none.
 */
export const declarationKinds = ['modules', 'sources', 'none'] as const;

export const moduleFormats = ['esm', 'cjs'] as const;
export const moduleExtensions = ['.js', '.mjs', '.cjs'] as const;

/** The format of the modules and the extension of their files. */
export interface ModuleOutput {
  readonly format: (typeof moduleFormats)[number];
  readonly extension: (typeof moduleExtensions)[number];
}
