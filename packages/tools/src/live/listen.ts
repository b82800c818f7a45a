import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A server on a port of the loopback address. */
export interface Listener {
  /** For example `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a request handler on a free port. */
export function listen(answer: (request: Request) => Promise<Response>): Promise<Listener> {
  const server = createServer((incoming, outgoing) => {
    const respond = async (): Promise<void> => {
      const { method = 'GET', url = '/' } = incoming;
      const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const body = method === 'GET' ? null : new Uint8Array(await buffer(incoming));
      const request = new Request(`http://${incoming.headers.host}${url}`, {
        method,
        headers,
        body,
      });
      const response = await answer(request);
      outgoing.writeHead(response.status, [...response.headers].flat());
      outgoing.end(new Uint8Array(await response.arrayBuffer()));
    };
    respond().catch(() => outgoing.writeHead(500).end());
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
