export { default } from './ava.config.js';
