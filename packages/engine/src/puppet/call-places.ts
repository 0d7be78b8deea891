import type { Place } from '@pptjs/runtime/internal';
import { anchorOf, type Node } from '@pptjs/transpiler';
import { callFrames, type StackFrame, stackFrames } from '../modules/call-stack.js';
import type { CompiledModule, FindModule } from './compiled-module.js';

/** The number of frames of compiled code in a stack. */
export function compiledDepth(error: Error, find: FindModule): number {
  let depth = 0;
  for (const { url, line, column } of stackFrames(error)) if (find(url, line, column) !== undefined) depth++;
  return depth;
}

/** The places of the Puppet function calls in a stack, innermost first. See `callFrames` about the trace. */
export function callPlaces(trace: Error, find: FindModule): readonly Place[] {
  const places: Place[] = [];
  for (const { url, line, column } of callFrames(trace)) {
    const module = find(url, line, column);
    const node = module?.nodeAt(line, column);
    if (module && (node?.type === 'CallNamedFunctionExpression' || node?.type === 'CallMethodExpression'))
      places.push(module.placeAt(node.start));
  }
  return places;
}

/**
 * Returns the place of the innermost call of compiled code; null if there is none. See `callFrames` about the trace.
 * @param placeOf returns the place of a frame: see `placeOfFrame`
 */
export function callingPlace(trace: Error, placeOf: (frame: StackFrame) => Place | null): Place | null {
  for (const frame of callFrames(trace)) {
    const place = placeOf(frame);
    if (place !== null) return place;
  }
  return null;
}

/** Returns the place in Puppet code of a frame; null if the frame is not in compiled code, or at no token of it. */
export function placeOfFrame({ url, line, column }: StackFrame, find: FindModule): Place | null {
  const module = find(url, line, column);
  const node = module?.nodeAt(line, column);
  return module && node ? placeOfNode(module, node) : null;
}

/** Returns the place that messages about a node have. */
export function placeOfNode(module: CompiledModule, node: Node): Place {
  return module.placeAt(anchorOf(node, module.program.sourceText));
}
