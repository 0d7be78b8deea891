/**
 * Evaluates compiled Puppet code in this process, and locates its errors in the Puppet source.
 *
 * `evaluateSource` and `loadSource` compile a source and run the module at once. `locate` leads from a run-time error
 * to a place in the source: the JavaScript stack names a position in a compiled module, the source map leads from it to
 * a Puppet token (`compiled-module.ts`), the token to its node (`token-index.ts`), and the node to the operand that
 * caused the error (`blame.ts`). Correct programs pay nothing for this. The package uses no Node API.
 */
export { findAttributeLine } from './attribute-lines.js';
export { BoundedMap } from './bounded-map.js';
export { BundleMap } from './bundle-map.js';
export { callPlaces, compiledDepth, stackFrames } from './call-stack.js';
export { CompiledModule, type FindModule, mappedModule } from './compiled-module.js';
export { evaluateSource, type EvaluateOptions } from './evaluate-source.js';
export { compileModule, loadSource, MODULE_PARAMETERS, type ModuleBody, runModule } from './load-source.js';
export { findLoadedModule, HEAD_LINES } from './loaded-modules.js';
export { addLocation, locate, type LocatedError, locatedMessage, stackOverflow, tracedPlace } from './locate.js';
export { ModuleRegistry } from './module-registry.js';
export { templateService } from './template-service.js';
