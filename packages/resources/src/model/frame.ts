import type { Scope } from '@pptjs/runtime/core';
import type { CatalogFrame, ResourceParameter } from './resource.js';

/** Whether the class of `frame` inherits from the class of `other`, and may therefore change its resources. */
export function inheritsFrom(frame: CatalogFrame | null, other: CatalogFrame | null): boolean {
  const ancestor = other?.definition ?? null;
  if (ancestor === null) return false;
  // A class that inherits has the frame of its parent class around it.
  for (let each = frame; each !== null && isHeir(each); each = each.outer)
    if (each.outer?.definition === ancestor) return true;
  return false;
}

function isHeir({ definition }: CatalogFrame): boolean {
  return definition?.kind === 'class' && definition.inherits !== null;
}

/** Whether both frames run the code of the same definition. */
export function isSameSource(frame: CatalogFrame | null, other: CatalogFrame | null): boolean {
  return frame?.definition === other?.definition;
}

/**
 * The resource defaults of a type in a frame, by attribute. Inner frames override outer frames, whose attributes come
 * first in order.
 */
export function defaultsFor(frame: CatalogFrame, type: string): ReadonlyMap<string, ResourceParameter> {
  const outer = frame.outer === null ? NO_DEFAULTS : defaultsFor(frame.outer, type);
  const own = frame.defaults.get(type);
  if (own === undefined) return outer;
  const all = new Map(outer);
  own.forEach((parameter, name) => all.set(name, parameter));
  return all;
}

const NO_DEFAULTS: ReadonlyMap<string, ResourceParameter> = new Map();

/** The scope that classes and defined types see around themselves: the node's scope or the top scope. */
export function enclosingScope(frame: CatalogFrame): Scope {
  for (let each: CatalogFrame | null = frame; each !== null; each = each.outer) {
    if (each.scope.kind === 'top' || each.scope.kind === 'node') return each.scope;
  }
  return frame.scope.top;
}
