import { stripLeadingColons } from '@pptjs/runtime/internal';
import type { Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';

/** Returns the name of a definition as `World` expects it. */
export function nameOf({ name }: { readonly name: string }): string {
  return plainName(name);
}

/** Returns a name in lower case and without leading `::`. */
export function plainName(name: string): string {
  return stripLeadingColons(name).toLowerCase();
}

/** Returns the name of a resource type in lower case; null for other expressions. */
export function resourceTypeName(node: Expression): string | null {
  const inner = unwrap(node);
  if (inner.type !== 'QualifiedName' && inner.type !== 'QualifiedReference') return null;
  return plainName(inner.value);
}

/** The metaparameters with references to other resources. */
export const RELATIONS: ReadonlySet<string> = new Set(['before', 'notify', 'require', 'subscribe']);
