export { newInstance } from './new-instance.js';
