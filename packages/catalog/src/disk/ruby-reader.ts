import { LazyPackage } from './lazy-package.js';

/** The reader contains Ruby's parser. Descriptions in the cache need no reader. */
const readerPackage = new LazyPackage('The reader of Ruby code', () => import('@pptjs/ruby-code/reader'));

/**
 * Returns the reader of functions and types.
 *
 * @throws {NeedsLoading} if it is not loaded yet
 */
export const rubyReader: () => typeof import('@pptjs/ruby-code/reader') = readerPackage.get;
