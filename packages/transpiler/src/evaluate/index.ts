export { type EvaluateOptions, evaluateSource, loadSource } from './evaluate-source.js';
export { type Unit, unitAt } from './units.js';
