export { assertType, mismatchError, mismatchMessage, mismatchPath } from './assert.js';
export { describe } from './describe.js';
export { suggestionOf } from './mismatch.js';
export { type DescribedSignature, rejectedBlockCall, rejectedCall, signatureText } from './signature.js';
