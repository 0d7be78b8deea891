import { catalogOfAnyNode } from './catalog-v4.js';
import { catalog } from './catalog.js';
import { certificate, certificateRequest, revocationList } from './certificate-authority.js';
import type { Endpoint } from './context.js';
import { environmentCache, environmentClasses, environments } from './environments.js';
import { fileContent, fileMetadata, fileMetadatas, staticFileContent } from './files.js';
import { facts, node, report } from './nodes.js';
import { metrics, serviceStatus, simpleStatus } from './status.js';

/** The endpoints by the names of their authorization rules. A request without a rule has no endpoint. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map([
  ['catalog', catalog],
  ['catalog of any node', catalogOfAnyNode],
  ['node', node],
  ['report', report],
  ['facts', facts],
  ['environments', environments],
  ['environment classes', environmentClasses],
  ['file metadata', fileMetadata],
  ['file metadatas', fileMetadatas],
  ['file content', fileContent],
  ['static file content', staticFileContent],
  ['certificate', certificate],
  ['certificate request', certificateRequest],
  ['revocation list', revocationList],
  ['environment cache', environmentCache],
  ['status', simpleStatus],
  ['status of services', serviceStatus],
  ['metrics', metrics],
]);
