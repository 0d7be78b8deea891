export { readResourceParameters } from './access.js';
export { callingPlace } from './calling-place.js';
export type { Attribute } from './attributes.js';
export { callStack } from './calling-place.js';
export type { Catalog } from './catalog.js';
export { collectResources, type CollectedForm, refuseInQuery } from './collector.js';
export { evaluateCatalog } from './compile.js';
export {
  declareResources,
  type ResourceBody,
  type ResourceForm,
  type ResourceStatement,
  type StatementPlace,
} from './declare.js';
export { setResourceDefaults } from './defaults.js';
export { addDefinitions, checkDefinitions, resolveParameterTypes } from './definitions.js';
export { CatalogError, DeclarationError, DefinedTypeError } from './errors.js';
export type { ExportedResource } from './exported.js';
export { nodeMatches } from './node-matches.js';
export { overrideResources } from './override.js';
export type { Query } from './query.js';
export { originallySet, redefinedEntity } from './redefined-entity.js';
export { type Operand, relate, type RelationshipOperator } from './relationship.js';
export { METAPARAMETERS, ResourceTypes, type ResourceTypeLoader } from './resource-type.js';
export { Resource, type ResourceKind, type ResourceParameter } from './resource.js';
export { beginCatalog, currentCatalog, currentResource, type CatalogOptions, type ParameterLookup } from './state.js';
export { evaluateTemplate, templateScope } from './template.js';
export { exportedType, noResourceType, resourceType } from './type-name.js';
export { catalogData, type CatalogDataOptions } from './to-data.js';
export { provideCatalog } from './service.js';
export { type Evaluation, type EvaluationOptions, Manifest, puppetManifest } from './manifest.js';
