import { isBuiltinResourceType, originallySet, redefinedEntity } from '@pptjs/runtime';
import type { Definition, Program } from '../ast/nodes.js';
import { LineIndex } from '../text/index.js';
import { builtinType } from './builtins.js';
import { plainName } from './plain-name.js';

/**
 * Why the definitions of a file cannot be made known: a function or type alias whose name is taken, by one before it in
 * the file or by what Puppet has. In the reference's words; null where all is well.
 */
export function redefinitionIn(program: Program, file: string): string | null {
  const places = new Map<string, string>();
  let lines: LineIndex | undefined;
  for (const node of program.definitions) {
    if (!isEntity(node)) continue;
    const entity = `${node.type === 'FunctionDefinition' ? 'function' : 'type'}/${plainName(node.name).toLowerCase()}`;
    const taken = takenBy(node, places.get(entity));
    if (taken !== undefined) return redefinedEntity(entity, taken);
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
 * Types that the language comes with, and its resource types, have their names for good. Defined types are looked at
 * when the program runs.
 */
function takenBy({ type, name }: Entity, earlier: string | undefined): string | undefined {
  if (type === 'ResourceTypeDefinition') return undefined;
  const plain = plainName(name).toLowerCase();
  if (type === 'TypeAlias' && builtinType(plain) !== undefined)
    return 'Originally set by Puppet-Type-System/Static-Loader.';
  if (type === 'TypeAlias' && isBuiltinResourceType(plain)) return 'Set at unknown location';
  return earlier;
}
