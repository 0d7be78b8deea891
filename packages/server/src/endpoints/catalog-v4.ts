import { isEnvironmentName } from '../environments/environment-sources.js';
import { jsonText } from '../http/exchange.js';
import { badRequest } from '../http/http-error.js';
import { objectOf, readJson } from '../http/json-body.js';
import { isCertname, trustedFactsOf } from '../tls/client-identity.js';
import { compile } from './catalog.js';
import { type Endpoint, versionForCatalog } from './context.js';

/** The environment of a request that names none. */
const DEFAULT_ENVIRONMENT = 'production';

/**
 * `POST /puppet/v4/catalog`: compiles the catalog of any node for a service. Facts and trusted facts are those of the
 * request. Nothing is stored.
 */
export const catalogOfAnyNode: Endpoint = async (request, context, signal) => {
  const { data: body } = await readJson(request);
  const { certname } = body;
  if (typeof certname !== 'string' || !isCertname(certname)) throw badRequest('certname is missing or not allowed');
  const { environment: classified, parameters, classes } = await context.classifier.classify(certname, signal);
  const requested = body['environment'];
  if (requested !== undefined && (typeof requested !== 'string' || !isEnvironmentName(requested)))
    throw badRequest('environment is not a name');
  const prefersRequested = objectOf(body['options'])['prefer_requested_environment'] === true;
  const environment = (prefersRequested ? (requested ?? classified) : (classified ?? requested)) ?? DEFAULT_ENVIRONMENT;
  const facts = objectOf(body['facts'])['values'];
  const trusted = objectOf(objectOf(body['trusted_facts'])['values']);
  const version = await versionForCatalog(environment, context.environments);
  const answer = await compile(
    request,
    version,
    {
      node: certname,
      facts: JSON.stringify({ name: certname, values: objectOf(facts) }),
      trusted: { ...trustedFactsOf(certname, 'remote', {}), ...trusted },
      serverFacts: { ...context.serverFacts, environment },
      variables: parameters,
      classes,
      storesExported: false,
      checksumType: undefined,
      forwarding: undefined,
    },
    context,
    signal,
  );
  return jsonText(`{"catalog":${String(answer.body)}}`);
};
