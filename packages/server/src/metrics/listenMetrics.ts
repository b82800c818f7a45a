/** The figures' own port, which a proxy in front does not publish. */
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Listens. @throws Error with code EADDRINUSE, EACCES or EADDRNOTAVAIL when the address cannot be had. */
export async function listenMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
