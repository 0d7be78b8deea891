export { type PlainData, type PlainObject, writeJson, writePrettyJson } from './data.js';
export { richData } from './rich-data.js';
