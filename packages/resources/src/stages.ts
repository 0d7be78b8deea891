import { DeclarationError } from './errors.js';
import type { Frame } from './frame.js';
import { NO_PLACE, type Resource } from './resource.js';
import { catalogState } from './state.js';

/**
 * A class stands in its own stage, in that of what declares it, or in the main one.
 * @throws {DeclarationError} where there is no such stage
 */
export function containInStage(resource: Resource, frame: Frame): void {
  const { catalog } = catalogState();
  const title = String(resource.get('stage') ?? frame.resource.get('stage') ?? 'main');
  const stage = catalog.find('Stage', title);
  if (stage === undefined)
    throw new DeclarationError(`Could not find stage ${title} specified by ${resource.reference}`);
  if (resource.get('stage') === undefined && title !== 'main') {
    resource.parameters.set('stage', {
      name: 'stage',
      value: title,
      source: frame,
      place: NO_PLACE,
      add: false,
      isDefault: false,
    });
  }
  catalog.contain(stage, resource);
}
