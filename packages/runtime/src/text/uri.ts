import { functionError, type Message } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
import { type PuppetUri, parseUri } from '../values/uri.js';
import { codePointEscape, rubyQuote } from './ruby-quote.js';

const messages = {
  NOT_ASCII: { text: 'URI must be ascii only {text}' },
  NO_MAILTO_OPAQUE: { text: 'missing opaque part for mailto URL' },
  BAD_MAILTO_OPAQUE: { text: 'unrecognised opaque part for mailtoURL: {opaque}' },
} as const satisfies Record<string, Message>;

/**
 * Parses a URI.
 * @throws {FunctionError} with Ruby's message if the text is not a URI
 */
export function readUri(text: string): PuppetUri {
  // The expression searches for characters outside ASCII.
  if (/[^\x00-\x7f]/.test(text)) throw functionError(messages.NOT_ASCII, { text: inspect(text) });
  const uri = parseUri(text) ?? notUri(text);
  if (uri.parts.scheme === 'mailto') checkMailto(uri.parts.opaque);
  return uri;
}

function inspect(text: string): string {
  return rubyQuote(text).replace(/[^\x00-\x7f]/gu, codePointEscape);
}

function checkMailto(opaque: string | null): void {
  if (opaque === null) throw functionError(messages.NO_MAILTO_OPAQUE, {});
  else if (!opaque.includes('@')) throw functionError(messages.BAD_MAILTO_OPAQUE, { opaque });
}

function notUri(text: string): never {
  throw functionError(sharedMessages.NOT_A_URI, { text: inspect(text) });
}
