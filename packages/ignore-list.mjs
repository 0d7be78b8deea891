/**
 * Puts the sources of the packages on the ignore lists of their source maps. Debuggers then step over the code of pptjs,
 * and show only the frames of the user's code. `npm pack` runs it (packages/prepack.mjs). The build leaves the lists out:
 * a debugger would otherwise step over the code that a developer of pptjs debugs.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a source map with all of its sources on the ignore list. */
export function withIgnoreList(map) {
  const ignoreList = map.sources.map((_, index) => index);
  // Versions of Chrome and VS Code before the standard know only the name with the prefix.
  return { ...map, ignoreList, x_google_ignoreList: ignoreList };
}

/** Changes all source maps of JavaScript files in a folder. Returns their number. */
export function ignoreSources(folder) {
  if (!existsSync(folder)) return 0;
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.[cm]?js\.map$/.test(name),
  );
  for (const name of maps) {
    const path = join(folder, name);
    const map = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify(withIgnoreList(map)));
  }
  return maps.length;
}
