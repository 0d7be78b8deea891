export { callPlaces, compiledDepth } from './calls.js';
export { type CompiledModule, type FindModule, mappedModule } from './compiled-module.js';
export { locate, type LocatedError, locatedMessage, tracedPlace } from './locate.js';
export { stackOverflow } from './overflow.js';
export { withPlace } from './with-place.js';
