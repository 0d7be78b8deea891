/** Network services for code that cannot wait for promises. This entry loads no compiler, so that threads start fast. */
export { answerChannel } from './remote/answer-channel.js';
export { BlockingChannel, ChannelError } from './remote/blocking-channel.js';
export { MAX_CHECK_TIME, Outage } from './remote/outage.js';
export {
  PuppetDbConnection,
  PuppetDbError,
  type PuppetDbRequest,
  type PuppetDbSettings,
} from './remote/puppetdb-connection.js';
export { readTlsFiles, tlsOptions, type TlsFiles, type TlsTexts } from './remote/tls-files.js';
