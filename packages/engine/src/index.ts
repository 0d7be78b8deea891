/**
 * Evaluates compiled code in this process, and locates its errors in the source.
 *
 * The JavaScript stack of a run-time error names a position in a compiled module (`modules/call-stack.ts`), and the
 * source map leads from it to a token of the source (`modules/offsets.ts`). Correct programs pay nothing for this.
 * `DialectEvaluator` evaluates sources of any dialect. The folder `puppet` has what Puppet needs in addition:
 * `evaluateSource` and `loadSource` work with its contexts, and `locate` leads from the token to its node
 * (`compiled-module.ts`) and creates Puppet's own message. The package uses no Node API.
 */
export { DialectEvaluator, type DialectOutcome, type EvaluationOptions } from './evaluation/dialect-evaluator.js';
export { type StackFrame, stackFrames } from './modules/call-stack.js';
export { debuggerMap } from './modules/debugger-map.js';
export { compileModule, HEAD_LINES, MODULE_PARAMETERS, type ModuleBody } from './modules/module-body.js';
export { ModuleRegistry } from './modules/module-registry.js';
export { findAttributeRange } from './puppet/attribute-ranges.js';
export { BundleMap } from './puppet/bundle-map.js';
export { callingPlace, callPlaces, compiledDepth, placeOfFrame } from './puppet/call-places.js';
export { CompiledModule, type Excerpt, type FindModule, mappedModule } from './puppet/compiled-module.js';
export { beginSourceCatalog, evaluateSource, sourceTemplates, type EvaluateOptions } from './puppet/evaluate-source.js';
export { loadSource, runModule } from './puppet/load-source.js';
export { excerptAt, excerptOf, frameOf, type ModulesOf } from './puppet/excerpt.js';
export { findLoadedModule } from './puppet/loaded-modules.js';
export { addLocation, locate, type LocatedError, locatedMessage, engineLimit, tracedPlace } from './puppet/locate.js';
export { templateService } from './puppet/template-service.js';
