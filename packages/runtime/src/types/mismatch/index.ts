export { assertType, mismatchMessage } from './assert.js';
export { describe } from './describe.js';
export { Mismatch } from './mismatch.js';
export { blockType, type DescribedSignature, rejectedBlockCall, rejectedCall, signatureText } from './signature.js';
