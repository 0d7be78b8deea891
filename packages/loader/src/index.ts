/**
 * Lets Node load Puppet code: `node --import @pptjs/loader app.mjs`. Importing this module is what does it; stack
 * traces then point into the Puppet files. `require('@pptjs/loader/register')` is the same for CommonJS.
 */
import { createRequire } from 'node:module';

createRequire(import.meta.url)('./register.cjs');
