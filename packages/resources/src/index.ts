/** The functions that compiled code calls for classes and resources, and the compilation of catalogs. */
export {
  addDefinitions,
  checkDefinitions,
  checkLoadedNames,
  resolveParameterTypes,
} from './compilation/definition-checks.js';
export { DefaultsScope } from './evaluation/parameters.js';
export { DefinitionNames, namesOf } from './compilation/definition-names.js';
export { evaluateCatalog } from './compilation/evaluate-catalog.js';
export { nodeMatches } from './compilation/node-definitions.js';
export {
  type NameOrigin,
  type RedefinedEntity,
  redefinition,
  RedefinitionError,
} from './compilation/redefined-entity.js';
export {
  CatalogError,
  type CatalogErrorKind,
  DeclarationError,
  DefinedTypeBreakError,
  DefinedTypeError,
} from './errors/errors.js';
export { linkedManifest } from './linked-manifest.js';
export {
  type Evaluation,
  type EvaluationOptions,
  Manifest,
  puppetExpression,
  puppetFunctions,
  puppetManifest,
} from './manifest.js';
export type { Catalog } from './model/catalog.js';
export { declarationsOf } from './model/declaration-chain.js';
export type { ExportedResource, ExportedSource } from './model/exported-resource.js';
export { isMetaparameter, type NativeTypeLoader, NativeTypes } from './model/native-type.js';
export { referenceResolver } from './model/reference-resolver.js';
export { Resource, type ResourceKind, type ResourceParameter } from './model/resource.js';
export type {
  AttributeEntry,
  Attributes,
  CollectedForm,
  Query,
  RelationshipOperator,
  ResourceBody,
  ResourceForm,
  ResourceStatement,
  StatementPlace,
} from './model/statement.js';
export { Append, append, AttributeList, attributeList } from './model/statement.js';
export { catalogData, type CatalogDataOptions } from './output/to-data.js';
export { catalogValue } from './state/catalog-values.js';
export {
  beginCatalog,
  type CatalogOptions,
  type NodeClass,
  currentCatalog,
  currentResource,
  type ParameterLookup,
} from './state/state.js';
export { declaringScope, moduleOfDefinition, type ScopeView, viewScope } from './state/scope-view.js';
export { locateInterruption } from './state/interruption.js';
export { callingPlace, callStack } from './statements/calling-place.js';
export { addCreatedResource, type CreatedResource } from './statements/add-created-resource.js';
export { collectResources, refuseInQuery } from './statements/collect.js';
export { attributesOf } from './statements/attribute-hash.js';
export { declareResource, declareResources } from './statements/declare.js';
export { setResourceDefaults } from './statements/defaults.js';
export { overrideResources } from './statements/override.js';
export { readResourceParameters } from './statements/read-parameters.js';
export { type Operand, relate } from './statements/relate.js';
export { provideCatalog } from './statements/service.js';
export { evaluateTemplate, templateScope } from './statements/template.js';
export { exportedType, noResourceType } from './statements/type-operand.js';
