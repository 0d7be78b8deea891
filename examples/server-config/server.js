// A web server that reads its configuration from server.pp.
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import configuration from './server.pp';

/** Starts the server. Environment variables are passed to the configuration as facts. */
export function start(env = process.env) {
  const facts = {
    hostname: env.HOST_NAME ?? hostname(),
    stage: env.NODE_ENV ?? 'development',
    port: env.PORT ?? '8080',
  };
  const { host, port, routes } = configuration.evaluate({ facts }).value;
  const server = createServer((request, response) => {
    const route = routes.find(({ path }) => path === request.url);
    response.writeHead(route?.status ?? 404, route?.headers ?? {});
    response.end(route?.body ?? 'Not found\n');
  });
  return new Promise((resolve) => {
    server.listen(port, host, () => resolve(server));
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const server = await start();
  const { address, port } = server.address();
  console.log(`http://${address}:${port}/`);
}
