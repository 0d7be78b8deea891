import type { Definition, Scope } from '@pptjs/runtime/core';
import type { Resource, ResourceParameter } from './resource.js';

/**
 * What the catalog knows of a scope: the resource that contains what is declared in it, and the resource defaults set
 * in it. Defaults are looked for along `outer`: where the class or resource was declared, or what the class inherits
 * from.
 */
export interface Frame {
  readonly scope: Scope;
  readonly resource: Resource;
  readonly outer: Frame | null;
  /** What the code that declares here is part of; null at the top. */
  readonly definition: Definition | null;
  /** The definitions that the class inherits from, nearest first. */
  readonly ancestors: readonly Definition[];
  /** The file that the code stands in. */
  readonly file: string;
  /** By type, then by attribute. */
  readonly defaults: Map<string, Map<string, ResourceParameter>>;
}

const frames = new WeakMap<Scope, Frame>();

export function addFrame(frame: Frame): Frame {
  frames.set(frame.scope, frame);
  return frame;
}

/** The frame of a scope, or of the nearest one around it. */
export function frameOf(scope: Scope): Frame | undefined {
  for (let around: Scope | null = scope; around !== null; around = around.parent) {
    const frame = frames.get(around);
    if (frame !== undefined) return frame;
  }
  return undefined;
}

/** Whether code of `frame` may change what code of `other` declared: it is a class that inherits from the other's. */
export function inheritsFrom(frame: Frame | null, other: Frame | null): boolean {
  return frame !== null && other !== null && other.definition !== null && frame.ancestors.includes(other.definition);
}

/** Whether both are the same part of the program, evaluated once or several times. */
export function isSameSource(frame: Frame | null, other: Frame | null): boolean {
  return frame?.definition === other?.definition;
}

/**
 * The resource defaults that hold for a type in a scope, nearest first by attribute, those of outer scopes first in
 * order.
 */
export function defaultsFor(frame: Frame, type: string): ReadonlyMap<string, ResourceParameter> {
  const outer = frame.outer === null ? NONE : defaultsFor(frame.outer, type);
  const own = frame.defaults.get(type);
  if (own === undefined) return outer;
  const all = new Map(outer);
  for (const [name, parameter] of own) all.set(name, parameter);
  return all;
}

const NONE: ReadonlyMap<string, ResourceParameter> = new Map();

/** The scope around that classes and defined types see: the node's, or the top. */
export function enclosingScope(frame: Frame): Scope {
  for (let around: Frame | null = frame; around !== null; around = around.outer) {
    if (around.scope.kind === 'top' || around.scope.kind === 'node') return around.scope;
  }
  return frame.scope.top;
}
