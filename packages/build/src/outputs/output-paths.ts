import { basename, dirname, extname, join, relative, sep } from 'node:path';
import { relativePath } from '@pptjs/files';
import type { Language } from '../sources/dialect-selection.js';

/**
 * Returns the path of the module of a source: `manifests/init.pp` below `root` becomes `manifests/init.js` below `out`, and
 * `templates/motd.epp` becomes `templates/motd.epp.js`. `extension` replaces `.js`. Only the first extension of a dialect
 * is removed.
 */
export function modulePath(
  path: string,
  { extensions }: Pick<Language, 'extensions'>,
  root: string,
  out: string,
  extension: string,
): string {
  const name = relativePath(root, path);
  const [removed = ''] = extensions;
  return join(out, `${removed !== '' && name.endsWith(removed) ? name.slice(0, -removed.length) : name}${extension}`);
}

/**
 * Returns the path of the declarations of a source: `lib/a.pp` below `root` becomes `lib/a.d.pp.ts` below `out`. TypeScript
 * finds this file for `import './a.pp'` with the option `allowArbitraryExtensions`.
 */
export function sourceDeclarationPath(path: string, root: string, out: string): string {
  const name = relativePath(root, path);
  const extension = extname(name);
  return join(out, `${name.slice(0, name.length - extension.length)}.d${extension}.ts`);
}

/** Returns the path of the declarations of a module: TypeScript reads `a.d.mts` for `a.mjs`. */
export function moduleDeclarationPath(code: string): string {
  const at = code.lastIndexOf('.');
  return `${code.slice(0, at)}.d${code.slice(at, -'js'.length)}ts`;
}

/**
 * Returns the specifier with which the declarations of one output import those of another one.
 * @param code the path of a module, or of the declarations of a source if there are no modules
 */
export function declarationSpecifier(code: string, other: string): string {
  const path = relative(dirname(code), other).split(sep).join('/');
  const name = path.replace(/\.d(\.\w+)\.ts$/, '$1');
  return name.startsWith('../') ? name : `./${name}`;
}

/** Whether a file may be an output of a build. Other tools also write files with such names, but no sources have them. */
export function isOutputName(path: string): boolean {
  return /\.(?:[cm]?js|d\.(?:\w+\.)?[cm]?ts)(?:\.map)?$/.test(path);
}

/** The source map of an output. */
export interface MapPaths {
  readonly map: string;
  /** The URL of the map, relative to the output. */
  readonly mapUrl: string;
}

/** Returns the paths for the source map of a module or declaration file. */
export function mapPaths(code: string): MapPaths {
  return { map: `${code}.map`, mapUrl: `${encodeURIComponent(basename(code))}.map` };
}

/** Returns the URL of a source, relative to an output and to the maps beside it. */
export function sourceUrl(path: string, code: string): string {
  return relative(dirname(code), path).split(sep).map(encodeURIComponent).join('/');
}
