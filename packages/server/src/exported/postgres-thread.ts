/** The thread of `PostgresExports`: owns the connection to the database. */
import { answerChannel } from '@pptjs/catalog/remote';
import { PostgresConnection, type PostgresRequest, type PostgresSettings } from './postgres-connection.js';

answerChannel((settings: PostgresSettings) => {
  const connection = new PostgresConnection(settings);
  return (content) => connection.answer(content as PostgresRequest);
});
