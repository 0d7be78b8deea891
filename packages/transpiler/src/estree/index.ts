export * from './builders.js';
export * from './origin.js';
