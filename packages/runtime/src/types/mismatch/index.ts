export { assertType, mismatchMessage } from './assert.js';
export { describe } from './describe.js';
export { type DescribedSignature, rejectedBlockCall, rejectedCall, signatureText } from './signature.js';
