export { downcase, foldAscii } from './case.js';
export { compareCodePoints, compareStrings, equalStrings } from './compare.js';
export { describeValue } from './describe.js';
export { quote } from './format-quote.js';
export { interpolate } from './interpolate.js';
export { remembering } from './remembering.js';
export { rubyInspect, rubyText } from './ruby-text.js';
export { characterCount, sliceCharacters } from './slice.js';
export { decodeUtf8, encodeUtf8 } from './utf8.js';
