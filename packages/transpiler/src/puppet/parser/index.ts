export { parse, type ParseOptions, type ParseResult } from './parse.js';
