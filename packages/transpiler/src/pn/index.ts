export { toPn } from './transform.js';
export { toPnJson } from './json.js';
export { toPnText } from './text.js';
export type { PnData } from './data.js';
