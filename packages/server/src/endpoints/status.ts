import { json, plainText } from '../http/exchange.js';
import type { Endpoint } from './context.js';

/** `GET /status/v1/simple`: `running`, or `error` with 503 if no worker runs. */
export const simpleStatus: Endpoint = async (_request, { pool }) =>
  pool.size > 0 ? plainText('running') : plainText('error', 503);

/** `GET /status/v1/services`: the states of the services, in puppetserver's format. */
export const serviceStatus: Endpoint = async (_request, { pool }) => {
  const state = pool.size > 0 ? 'running' : 'error';
  const service = {
    service_version: '1.0.0',
    service_status_version: 1,
    detail_level: 'info',
    state,
    status: {},
    active_alerts: [],
  };
  return json({ 'status-service': service, server: service }, state === 'running' ? 200 : 503);
};

/** `GET /metrics`, for Prometheus. */
export const metrics: Endpoint = async (_request, context) => ({
  status: 200,
  headers: { 'Content-Type': context.metrics.contentType },
  body: await context.metrics.text(),
});
