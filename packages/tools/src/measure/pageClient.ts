/** A client that costs little beside the servers it measures: one kept connection, one request at a time. */
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

/** The head of an answer, and its body's length in bytes. */
interface Head {
  readonly status: number;
  readonly length: number;
  /** Bytes of the head itself. */
  readonly bytes: number;
}

function readHead(data: Buffer): Head | undefined {
  const end = data.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const text = data.toString('latin1', 0, end);
  const length = Number(/^content-length: *(\d+)/im.exec(text)?.[1] ?? 0);
  return { status: Number(text.slice(9, 12)), length, bytes: end + 4 };
}

/** One kept connection. */
export interface PageClient {
  /** Asks once, as another visitor each time, and returns the status and the body as sent. */
  ask(): Promise<{ readonly status: number; readonly body: Buffer }>;
  /** Whether the server has not closed the connection meanwhile. */
  isOpen(): boolean;
  close(): void;
}

/** Connects. @param headers Lines of the request's head besides `Host` and who asks. */
export async function connectPageClient(
  { port, path }: { readonly port: number; readonly path: string },
  headers: readonly string[],
): Promise<PageClient> {
  const socket: Socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  // Unread, the end of a line would not be noticed.
  socket.resume();
  let visitor = 0;
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        let data: Buffer = Buffer.alloc(0);
        const settle = (work: () => void) => {
          for (const name of ['data', 'error', 'close']) socket.removeAllListeners(name);
          work();
        };
        socket.on('error', (error) => settle(() => reject(error)));
        socket.on('close', () => settle(() => reject(new Error('The server closed the line.'))));
        socket.on('data', (chunk: Buffer) => {
          data = data.length === 0 ? chunk : Buffer.concat([data, chunk]);
          const head = readHead(data);
          if (!head || data.length < head.bytes + head.length) return;
          settle(() => resolve({ status: head.status, body: data.subarray(head.bytes) }));
        });
        visitor += 1;
        const who = `X-Forwarded-For: 10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
        const lines = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, who, ...headers];
        socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      }),
    isOpen: () => socket.writable && !socket.readableEnded,
    close: () => void socket.destroy(),
  };
}
