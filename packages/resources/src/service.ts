import {
  capitalizeSegments,
  type CatalogService,
  context,
  type EvaluationContext,
  FunctionError,
  oldText,
  provideServices,
  PuppetHash,
  type Value,
} from '@pptjs/runtime/core';
import { readResourceParameters } from './access.js';
import { containClasses, includeClasses, requireClasses } from './classes.js';
import { Realizer } from './collector.js';
import { createResources } from './create-resources.js';
import { CatalogError, inFunction, placeText, ReferenceFailure } from './errors.js';
import { defaultsFor, type Frame } from './frame.js';
import { referenced } from './parameter-value.js';
import { catalogTitle, readReference, plainName, referenceText } from './reference.js';
import { catalogState, frameFor } from './state.js';
import { addTag } from './tags.js';
import { findType } from './type-name.js';

const service: CatalogService = {
  include: (names) => inFunction(() => void includeClasses(names, currentFrame())),
  contain: (names) => inFunction(() => containClasses(names, currentFrame())),
  require: (names) => inFunction(() => requireClasses(names, currentFrame())),
  realize: (references) => {
    catalogState().collectors.push(new Realizer(() => references.map(realizedName)));
  },
  createResources: (type, form, resources, defaults) =>
    inFunction(() => createResources(type, form, resources, defaults, currentFrame())),
  tag: (names) => {
    const { tags, place } = currentFrame().resource;
    const invalid = names.find((name) => !addTag(tags, name));
    if (invalid === undefined) return;
    const message = `Invalid tag '${invalid.toLowerCase()}'`;
    throw placeText(place.file, place.line) === '' ? new FunctionError(message) : new CatalogError(message, place);
  },
  isTagged: (names) => {
    const { resource } = currentFrame();
    const { catalog } = catalogState();
    return names.every((name) => resource.isTagged(name) || catalog.isTagged(name));
  },
  isDeclared: (type, title) => {
    const resource = inFunction(() =>
      catalogState().catalog.findReference(referenceText(type, catalogTitle(type, plainName(title)))),
    );
    return resource !== undefined && (type !== 'Class' || resource.evaluated);
  },
  resourceDefaults: (type) =>
    PuppetHash.from(
      Array.from(defaultsFor(currentFrame(), capitalizeSegments(type)), ([name, { value }]) => [name, value] as const),
    ),
  classes: () => [...catalogState().catalog.classes],
  tags: () => [...currentFrame().resource.tags],
  readParameters: readResourceParameters,
  hasResourceType: (name) => name.toLowerCase() === 'node' || findType(name.toLowerCase()) !== undefined,
};

/** @throws {CatalogError} where the value is no reference */
function realizedName(value: Value): string {
  const named = referenced(value);
  const parsed = named ?? (typeof value === 'string' ? readReference(value) : null);
  if (parsed !== null) return referenceText(parsed.type, parsed.title);
  const reason = `No title provided and ${JSON.stringify(oldText(value))} is not a valid resource reference`;
  throw new ReferenceFailure('ArgumentError', reason).ofCompilation();
}

function currentFrame(): Frame {
  return frameFor(context().scope);
}

/** Lets the functions of a context act on its catalog. */
export function provideCatalog(to: EvaluationContext): void {
  provideServices(to, { catalog: service });
}
