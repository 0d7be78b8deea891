/** Where source maps go: to files beside the modules, into the modules, or nowhere. */
export const sourceMapKinds = ['external', 'inline', 'none'] as const;

export const moduleFormats = ['esm', 'cjs'] as const;
export const moduleExtensions = ['.js', '.mjs', '.cjs'] as const;

/** The format of the modules and the extension of their files. */
export interface ModuleOutput {
  readonly format: (typeof moduleFormats)[number];
  readonly extension: (typeof moduleExtensions)[number];
}
