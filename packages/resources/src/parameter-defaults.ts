import type { Value } from '@pptjs/runtime/core';
import { defaultsFor } from './frame.js';
import type { Resource } from './resource.js';
import { catalogState } from './state.js';

/** What a parameter of a resource has by default where it was declared; undef where nothing. */
export function parameterDefaults(resource: Resource, name: string): Value {
  return defaultsFor(resource.frame ?? catalogState().main, resource.type).get(name)?.value ?? null;
}
