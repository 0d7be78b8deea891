import { FunctionError } from '../errors/error.js';
import { type PuppetUri, parseUri } from '../values/uri.js';
import { rubyQuote } from './ruby-quote.js';

/**
 * The URI of a text.
 * @throws {FunctionError} where the text is no URI; the message is Ruby's
 */
export function readUri(text: string): PuppetUri {
  // oxlint-disable-next-line no-control-regex -- all but ASCII is what is looked for
  if (/[^\x00-\x7f]/.test(text)) throw new FunctionError(`URI must be ascii only ${inspect(text)}`);
  const uri = parseUri(text) ?? notUri(text);
  if (uri.parts.scheme === 'mailto') checkMailto(uri.parts.opaque);
  return uri;
}

function inspect(text: string): string {
  return rubyQuote(text).replace(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

function checkMailto(opaque: string | null): void {
  if (opaque === null) throw new FunctionError('missing opaque part for mailto URL');
  else if (!opaque.includes('@')) throw new FunctionError(`unrecognised opaque part for mailtoURL: ${opaque}`);
}

function notUri(text: string): never {
  throw new FunctionError(`bad URI(is not URI?): ${inspect(text)}`);
}
