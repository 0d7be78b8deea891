import type { Definition, Program } from '../../ast/nodes.js';
import { nameOf } from '../definitions/names.js';
import type { Walk } from '../walk/walk.js';

/** The definitions whose names must be different, by the type of their nodes, and what messages call them. */
const KINDS: ReadonlyMap<Definition['type'], { readonly group: string; readonly noun: string }> = new Map([
  ['HostClassDefinition', { group: 'container', noun: 'Class' }],
  ['ResourceTypeDefinition', { group: 'container', noun: 'Defined type' }],
  ['FunctionDefinition', { group: 'function', noun: 'Function' }],
  ['TypeAlias', { group: 'alias', noun: 'Type alias' }],
]);

/** Reports definitions with the name of an earlier one of the file: Puppet does not load the file. */
export function reportRedefinitions({ definitions }: Program, walk: Walk): void {
  const first = new Map<string, Definition>();
  for (const node of definitions) {
    const kind = KINDS.get(node.type);
    if (kind === undefined || !('name' in node)) continue;
    const name = nameOf(node);
    const key = `${kind.group} ${name}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, node);
      continue;
    }
    const line = String(walk.definitions.placeOf(earlier).line);
    walk.report('TYPE_DUPLICATE_RESOURCE', { resource: `${kind.noun} '${name}'`, line }, node);
  }
}
