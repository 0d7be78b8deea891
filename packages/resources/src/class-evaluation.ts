import { type ClassDefinition, Scope, withScope } from '@pptjs/runtime/core';
import { runBody } from './body.js';
import { DeclarationError, withPlace } from './errors.js';
import { addFrame, enclosingScope, type Frame, frameOf } from './frame.js';
import { ancestorsOf, parentOf } from './inheritance.js';
import { bindParameters } from './parameters.js';
import { capitalizedName } from './reference.js';
import type { Resource } from './resource.js';
import { containInStage } from './stages.js';
import { catalogState } from './state.js';

/**
 * Evaluates a class of the catalog, unless it was.
 * @throws {DeclarationError} where something else is called like the class
 */
export function evaluateClass(resource: Resource): void {
  const { definition } = resource;
  if (resource.evaluated) return;
  if (definition?.kind !== 'class')
    throw new DeclarationError(withPlace('Cannot evaluate a builtin type (Class)', resource.place));
  resource.evaluated = true;
  resource.addContainerTags();
  const outer = outerFrame(definition, resource);
  const scope = new Scope('class', definition.inherits === null ? enclosingScope(outer) : outer.scope, definition.name);
  const frame = addFrame({
    scope,
    resource,
    outer,
    definition,
    ancestors: ancestorsOf(definition),
    file: definition.file,
    defaults: new Map(),
  });
  catalogState().catalog.addClass(definition.name);
  withScope(scope, () => {
    const values = bindParameters(resource, definition, frame);
    containInStage(resource, resource.frame ?? catalogState().main);
    runBody(definition, scope, values);
  });
}

/**
 * What the class stands in: the class that it inherits from, evaluated now if need be, or what declared it.
 * @throws {DeclarationError} where that class waits for the one that it inherits from, which has led here
 */
function outerFrame(definition: ClassDefinition, resource: Resource): Frame {
  const declaring = resource.frame ?? catalogState().main;
  if (definition.inherits === null) return declaring;
  const parent = parentOf(definition);
  const parentResource = catalogState().catalog.find('Class', capitalizedName(parent.name));
  if (parentResource !== undefined) evaluateClass(parentResource);
  const parentScope = declaring.scope.classScope(parent.name);
  if (parentResource !== undefined && parentScope === undefined)
    throw new DeclarationError(`Could not find scope for ${parent.name}`);
  return (parentScope === undefined ? undefined : frameOf(parentScope)) ?? declaring;
}
