/** The texts that can be tags. */
import { isValidTag } from '@pptjs/runtime/internal';
import { type PuppetType, TupleType } from '@pptjs/runtime/lattice';
import type { Severity } from '../../../diagnostics/index.js';
import type { Node } from '../../ast/nodes.js';
import type { InferredCall } from '../functions/index.js';
import { onlyString } from '../types/only-value.js';
import type { Walk } from '../walk/walk.js';
import type { GivenValue } from './given-values.js';

/** Reports texts that `tag` rejects. */
export function checkTags({ args, nodes }: InferredCall, walk: Walk): void {
  for (const [index, type] of args.entries()) {
    const node = nodes[index];
    if (node !== undefined) reportInvalidTags(type, node, walk);
  }
}

/** Reports texts that no resource can have as a tag, also a virtual one. */
export function checkTagAttributes(values: readonly GivenValue[], walk: Walk, severity?: Severity): void {
  for (const { name, type, node } of values) if (name === 'tag') reportInvalidTags(type, node, walk, severity);
}

function reportInvalidTags(type: PuppetType, node: Node, walk: Walk, severity?: Severity): void {
  const invalid = textsIn(type).find((text) => !isValidTag(text));
  if (invalid === undefined) return;
  walk.report('TYPE_INVALID_TAG', { tag: invalid }, node, severity);
  if (severity === undefined) walk.fails(node);
}

/** The texts that a value certainly has, also in lists. */
function textsIn(type: PuppetType): readonly string[] {
  if (type instanceof TupleType) return type.size === null ? type.types.flatMap(textsIn) : [];
  const text = onlyString(type);
  return text === null ? [] : [text];
}
