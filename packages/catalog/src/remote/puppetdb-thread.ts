/** The thread of `PuppetDb`: owns the connections to PuppetDB. */
import { answerChannel } from './answer-channel.js';
import { PuppetDbConnection, type PuppetDbRequest, type PuppetDbSettings } from './puppetdb-connection.js';

answerChannel((settings: PuppetDbSettings) => {
  const connection = new PuppetDbConnection(settings);
  return (content) => connection.send(content as PuppetDbRequest);
});
