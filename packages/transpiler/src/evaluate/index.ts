export { type EvaluateOptions, evaluateSource } from './evaluate-source.js';
export { loadSource } from './load-source.js';
export { type Unit, unitAt } from './units.js';
export { templateService } from './template-service.js';
