import {
  isBuiltinResourceType,
  type NameOrigin,
  type RedefinedEntity,
  stripLeadingColons,
} from '@pptjs/runtime/internal';
import { LineIndex } from '../../text/index.js';
import type { Definition, Program } from '../ast/nodes.js';
import { builtinType } from '../builtins.js';

/**
 * Finds a function or type alias of the file that has the name of an earlier definition in the file or of a built-in
 * type. Returns null if no name is defined twice.
 */
export function redefinitionIn(program: Program): RedefinedEntity | null {
  const places = new Map<string, NameOrigin>();
  let lines: LineIndex | undefined;
  for (const node of program.definitions) {
    if (!isEntity(node)) continue;
    const entity = `${node.type === 'FunctionDefinition' ? 'function' : 'type'}/${stripLeadingColons(node.name).toLowerCase()}`;
    const conflict = conflictOf(node, places.get(entity));
    if (conflict !== undefined) return { entity, ...conflict };
    if (program.definitions.length === 1) return null;
    lines ??= new LineIndex(program.sourceText);
    places.set(entity, lines.placeAt(node.type === 'TypeAlias' ? node.nameStart : node.start));
  }
  return null;
}

type Entity = Extract<Definition, { readonly type: 'FunctionDefinition' | 'TypeAlias' | 'ResourceTypeDefinition' }>;

function isEntity(node: Definition): node is Entity {
  return node.type === 'FunctionDefinition' || node.type === 'TypeAlias' || node.type === 'ResourceTypeDefinition';
}

/**
 * The definition that already has the name: its place in the file, or Puppet's description. Built-in types and resource types cannot be
 * redefined. Defined types are checked at run time.
 */
function conflictOf({ type, name }: Entity, earlier: NameOrigin | undefined): NameOrigin | undefined {
  if (type === 'ResourceTypeDefinition') return undefined;
  const plain = stripLeadingColons(name).toLowerCase();
  if (type === 'TypeAlias' && builtinType(plain) !== undefined)
    return { origin: 'Originally set by Puppet-Type-System/Static-Loader.' };
  if (type === 'TypeAlias' && isBuiltinResourceType(plain)) return { origin: 'Set at unknown location' };
  return earlier;
}
