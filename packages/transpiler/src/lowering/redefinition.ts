import { isBuiltinResourceType, originallySet, redefinedEntity, stripLeadingColons } from '@pptjs/runtime';
import type { Definition, Program } from '../ast/nodes.js';
import { builtinType } from '../builtins.js';
import { LineIndex } from '../text/index.js';

/**
 * Puppet's message if a function or type alias of the file has the name of an earlier definition in the file or of a
 * built-in type; null if no name is defined twice.
 */
export function redefinitionIn(program: Program, file: string): string | null {
  const places = new Map<string, string>();
  let lines: LineIndex | undefined;
  for (const node of program.definitions) {
    if (!isEntity(node)) continue;
    const entity = `${node.type === 'FunctionDefinition' ? 'function' : 'type'}/${stripLeadingColons(node.name).toLowerCase()}`;
    const conflict = conflictOf(node, places.get(entity));
    if (conflict !== undefined) return redefinedEntity(entity, conflict);
    lines ??= new LineIndex(program.sourceText);
    const { line, column } = lines.placeAt(node.type === 'TypeAlias' ? node.nameStart : node.start);
    places.set(entity, originallySet(file, line, column));
  }
  return null;
}

type Entity = Extract<Definition, { readonly type: 'FunctionDefinition' | 'TypeAlias' | 'ResourceTypeDefinition' }>;

function isEntity(node: Definition): node is Entity {
  return node.type === 'FunctionDefinition' || node.type === 'TypeAlias' || node.type === 'ResourceTypeDefinition';
}

/**
 * Puppet's description of the definition that already has the name. Built-in types and resource types cannot be
 * redefined. Defined types are checked at run time.
 */
function conflictOf({ type, name }: Entity, earlier: string | undefined): string | undefined {
  if (type === 'ResourceTypeDefinition') return undefined;
  const plain = stripLeadingColons(name).toLowerCase();
  if (type === 'TypeAlias' && builtinType(plain) !== undefined)
    return 'Originally set by Puppet-Type-System/Static-Loader.';
  if (type === 'TypeAlias' && isBuiltinResourceType(plain)) return 'Set at unknown location';
  return earlier;
}
