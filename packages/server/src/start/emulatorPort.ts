/** Opens the emulator to other programs, e.g. Stripe's command line: on this computer only, whatever HOST is. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Emulator } from '@hangtag/stripe-emulator/wire/emulator';

/** Listens. @throws Error with code EADDRINUSE when the port is taken. */
export async function listenEmulator(emulator: Emulator, port: number): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request: Request) => emulator.fetch(request),
  }) as Server;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
