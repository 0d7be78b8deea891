/** The parts of the transpiler that its package does not export. */
export { analyze } from '../../packages/transpiler/dist/puppet/analysis/analyze.js';
export * as build from '../../packages/transpiler/dist/estree/index.js';
export { Names } from '../../packages/transpiler/dist/estree/identifiers.js';
export { print, printMapped } from '../../packages/transpiler/dist/printer/print.js';
