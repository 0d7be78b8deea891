export { assertType, mismatchMessage, mismatchPath } from './assert.js';
export { describe } from './describe.js';
export { type DescribedSignature, rejectedBlockCall, rejectedCall, signatureText } from './signature.js';
