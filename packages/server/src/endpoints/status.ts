import { json, plainText } from '../http/exchange.js';
import type { Endpoint } from './context.js';

/** The services that have a status, by the names that monitoring systems know from puppetserver. */
const SERVICES: readonly string[] = ['status-service', 'server'];

/** The number of segments before the name of a service: `status/v1/simple`. */
const PREFIX = 3;

/** Returns the name of the service in a path; an empty text for all services. */
const serviceOf = (segments: readonly string[]): string => segments.slice(PREFIX).join('/');

/** `GET /status/v1/simple[/<service>]`: `running`, or `error` with 503 if no worker runs; 404 for an unknown service. */
export const simpleStatus: Endpoint = async ({ segments }, { pool }) => {
  const name = serviceOf(segments);
  if (name !== '' && !SERVICES.includes(name)) return plainText(`not found: ${name}`, 404);
  return pool.size > 0 ? plainText('running') : plainText('error', 503);
};

/** `GET /status/v1/services[/<service>]`: the states of the services, in puppetserver's format; 404 for an unknown one. */
export const serviceStatus: Endpoint = async ({ segments }, { pool }) => {
  const name = serviceOf(segments);
  if (name !== '' && !SERVICES.includes(name))
    return json({ kind: 'service-not-found', msg: `No status information found for service ${name}` }, 404);
  const state = pool.size > 0 ? 'running' : 'error';
  const service = {
    service_version: '1.0.0',
    service_status_version: 1,
    detail_level: 'info',
    state,
    status: {},
    active_alerts: [],
  };
  const states =
    name === '' ? Object.fromEntries(SERVICES.map((each) => [each, service])) : { ...service, service_name: name };
  return json(states, state === 'running' ? 200 : 503);
};

/** `GET /metrics`, for Prometheus. */
export const metrics: Endpoint = async (_request, context) => ({
  status: 200,
  headers: { 'Content-Type': context.metrics.contentType },
  body: await context.metrics.text(),
});
