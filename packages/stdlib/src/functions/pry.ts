import { FunctionError } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

/**
 * Opens Ruby's debugger. There is none in JavaScript: always fails, as where Ruby lacks it.
 */
export const pry = oldFunction('pry', () => {
  throw new FunctionError("pry(): Requires the 'pry' rubygem to use, but it was not found");
});
