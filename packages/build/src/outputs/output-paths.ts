import { basename, dirname, join, relative, sep } from 'node:path';
import type { Dialect } from '@pptjs/transpiler/dialect';

/**
 * Returns the path of the module of a source: `manifests/init.pp` below `root` becomes `manifests/init.js` below `out`, and
 * `templates/motd.epp` becomes `templates/motd.epp.js`. `extension` replaces `.js`. Only the first extension of a dialect
 * is removed.
 */
export function modulePath(
  path: string,
  { extensions }: Pick<Dialect, 'extensions'>,
  root: string,
  out: string,
  extension: string,
): string {
  const name = relative(root, path);
  const [removed = ''] = extensions;
  return join(out, `${removed !== '' && name.endsWith(removed) ? name.slice(0, -removed.length) : name}${extension}`);
}

/** The source map of a module, and the URLs that connect the files. */
export interface MapPaths {
  readonly map: string;
  /** The URL of the source, relative to the map. */
  readonly source: string;
  /** The URL of the map, relative to the module. */
  readonly mapUrl: string;
}

/** Returns the paths for the source map of the module `code` with the source `path`. */
export function mapPaths(path: string, code: string): MapPaths {
  const map = `${code}.map`;
  const source = relative(dirname(map), path).split(sep).map(encodeURIComponent).join('/');
  return { map, source, mapUrl: encodeURIComponent(basename(map)) };
}
