import { basename, dirname, join, relative, sep } from 'node:path';

/** Where the module of a source goes, and how its source map names the source. */
export interface OutputPaths {
  readonly code: string;
  readonly map: string;
  /** The source, as seen from the map; always with `/`. */
  readonly source: string;
  /** The map, as seen from the module. */
  readonly mapUrl: string;
}

/**
 * `manifests/init.pp` below `root` becomes `manifests/init.js` below `out`; a template keeps its ending, `motd.epp` is
 * `motd.epp.js`.
 */
export function outputPaths(path: string, root: string, out: string): OutputPaths {
  const name = relative(root, path);
  const code = join(out, `${name.replace(/\.pp$/, '')}.js`);
  const map = `${code}.map`;
  const source = relative(dirname(map), path).split(sep).map(encodeURIComponent).join('/');
  return { code, map, source, mapUrl: encodeURIComponent(basename(map)) };
}
