export { compileGlobalRegExp, compileRegExp } from './compile.js';
export { dynamicRegExp } from './dynamic.js';
export { RegExpError } from './error.js';
export { type Emulation, emulated, regexp } from './literal.js';
export { type Translation, translateRegExp } from './translate.js';
