/**
 * Lets Node load source files of the dialects: `node --import @pptjs/loader app.mjs`. Importing this module registers
 * the loader. Stack traces then point into the source files. CommonJS code calls `require('@pptjs/loader/register')` instead.
 */
import { createRequire } from 'node:module';

createRequire(import.meta.url)('./register.cjs');
