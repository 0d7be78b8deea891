export { type CheckedSyntax, checkedSyntax, checkText, describeBase64Error, describeJsonError } from './check-text.js';
export { type PlainData, type PlainObject, writeJson, writePrettyJson } from './data.js';
export { fromRichData, fromRichJson } from './from-rich-data.js';
export { findJsonError, type JsonDialect, JsonError, parseJson } from './parse-json.js';
export { NOT_JSON, readJson } from './read-json.js';
export { richData, toRichJson } from './rich-data.js';
export { wellFormedText } from './string-data.js';
