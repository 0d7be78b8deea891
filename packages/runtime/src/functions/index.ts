/** All of Puppet's built-in functions, each under its Puppet name. */
export * from './builtins.js';
export { call } from './call.js';
