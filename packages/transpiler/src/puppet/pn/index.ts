export { toPn } from './transform.js';
export { toPnJson, toPnText } from './print.js';
export type { PnData } from './data.js';
