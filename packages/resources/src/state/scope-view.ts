import { context, type Definition, type Scope } from '@pptjs/runtime/core';
import type { Resource } from '../model/resource.js';
import { catalogState } from './state.js';

/** The place of a scope in the catalog. */
export interface ScopeView {
  /** The resource that contains the declarations in the scope. */
  readonly resource: Resource;
  /** The class, defined type or node whose code runs in the scope; null at the top. */
  readonly definition: Definition | null;
  /** The scope that declared the class or resource, or the scope of the parent class; null at the top. */
  readonly declaring: Scope | null;
}

/** Describes a scope of the current catalog. */
export function viewScope(scope: Scope): ScopeView {
  const { resource, definition, outer } = catalogState().frameFor(scope);
  return { resource, definition, declaring: outer?.scope ?? null };
}

/** The scope in which a resource was declared. */
export function declaringScope(resource: Resource): Scope {
  return resource.frame?.scope ?? context().topScope;
}

/** The name of the module that defines a definition; null if the main manifest does. */
export function moduleOfDefinition(definition: Definition): string | null {
  return catalogState().moduleOf(definition);
}
