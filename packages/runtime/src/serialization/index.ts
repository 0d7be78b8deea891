export { type PlainData, type PlainObject, writeJson, writePrettyJson } from './data.js';
export { fromRichData, fromRichJson } from './from-rich-data.js';
export { parseJson } from './parse-json.js';
export { richData, toRichJson } from './rich-data.js';
