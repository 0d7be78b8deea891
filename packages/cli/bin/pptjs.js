#!/usr/bin/env node
import { statSync } from 'node:fs';

const changed = (path) => statSync(new URL(path, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The bundle starts several times as fast; in a working copy, what was compiled since goes first. */
function bundleIsCurrent() {
  const bundled = changed('../bundle/bin.js');
  const packages = ['runtime', 'transpiler', 'hiera', 'ruby', 'stdlib', 'catalog', 'cli'];
  return bundled > 0 && packages.every((name) => changed(`../../${name}/tsconfig.tsbuildinfo`) <= bundled);
}

await import(bundleIsCurrent() ? '../bundle/bin.js' : '../dist/bin.js');
