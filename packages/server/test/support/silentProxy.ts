/** A way to a server that can be cut without a word, as a firewall or a lost machine cuts it. */
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface SilentProxy {
  /** The server's address through the proxy. */
  readonly url: string;
  /** Open connections stay open and carry nothing any more; new ones work. */
  fallSilent(): void;
  /** As `fallSilent`, and new connections carry nothing either. */
  fallSilentForGood(): void;
  /** Breaks every connection, and refuses new ones. */
  refuse(): void;
  /** New connections work again; those that fell silent stay so. */
  recover(): Promise<void>;
  close(): void;
}

/** Starts a proxy on the loopback address to the host and port of `target`. */
export async function silentProxy(target: string): Promise<SilentProxy> {
  const through = new URL(target);
  const { hostname, port } = through;
  const open = new Set<Socket>();
  let isSilent = false;
  const track = (socket: Socket) => {
    open.add(socket);
    return socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    track(near);
    if (isSilent) return;
    const far = track(connect({ host: hostname, port: Number(port), allowHalfOpen: true }));
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  through.hostname = '127.0.0.1';
  const ownPort = (server.address() as AddressInfo).port;
  through.port = String(ownPort);
  const fallSilent = () => open.forEach((socket) => socket.unpipe().pause());
  const close = () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  return {
    url: through.href,
    fallSilent,
    fallSilentForGood() {
      isSilent = true;
      fallSilent();
    },
    refuse: close,
    async recover() {
      isSilent = false;
      if (server.listening) return;
      server.listen(ownPort, '127.0.0.1');
      await once(server, 'listening');
    },
    close,
  };
}
