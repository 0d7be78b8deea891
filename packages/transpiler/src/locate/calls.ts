import type { Place } from '@pptjs/runtime';
import { type FindModule, ModuleIndex } from './compiled-module.js';
import { stackFrames } from './frames.js';

/** How much compiled code a stack has gone through. */
export function compiledDepth(error: Error, find: FindModule): number {
  let depth = 0;
  for (const { url } of stackFrames(error)) if (find(url) !== undefined) depth++;
  return depth;
}

/** Where the function calls of Puppet code stand that a stack has gone through, innermost first. */
export function callPlaces(trace: Error, find: FindModule): readonly Place[] {
  const places: Place[] = [];
  for (const { url, line, column } of stackFrames(trace)) {
    const module = find(url);
    const index = module && ModuleIndex.of(module);
    const node = index?.nodeAt(line, column);
    if (index === undefined || (node?.type !== 'CallNamedFunctionExpression' && node?.type !== 'CallMethodExpression'))
      continue;
    places.push({ file: index.module.file, ...index.lines.placeAt(node.start) });
  }
  return places;
}
