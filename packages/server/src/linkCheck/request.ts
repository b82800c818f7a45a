/** One request to one address that was looked at before. */
import http from 'node:http';
import https from 'node:https';
import type { Address } from './addresses.ts';

interface Question {
  readonly url: URL;
  readonly method: 'HEAD' | 'GET';
  /** The connection goes there, whatever the name says by then. */
  readonly address: Address;
  readonly userAgent: string;
  readonly signal: AbortSignal;
  /** Bytes that are read of the body; what follows is not waited for. @default 0 */
  readonly bodyBytes?: number;
}

/** An answer, as far as it was read. */
interface Answer {
  readonly status: number;
  /** Where it redirects to, as sent. */
  readonly location: string | undefined;
  /** As the `Content-Type` says. */
  readonly type: string | undefined;
  readonly body: string;
}

/** Asks, and hangs up after what it reads. @throws Error when the host does not answer in HTTP, or the signal aborts. */
export function request(question: Question): Promise<Answer> {
  const { url, method, address, userAgent, signal, bodyBytes = 0 } = question;
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = client.request(
      url,
      {
        method,
        signal,
        // No pool: the next request may be meant for another address of the same name.
        agent: false,
        lookup: (_host, { all }, done) => {
          if (all) done(null, [address]);
          else done(null, address.address, address.family);
        },
        headers: {
          accept: '*/*',
          'user-agent': userAgent,
          ...(method === 'GET' && bodyBytes === 0 && { range: 'bytes=0-0' }),
        },
      },
      (answer) => {
        const { location, 'content-type': type } = answer.headers;
        readBody(answer, bodyBytes).then((body) => {
          resolve({ status: answer.statusCode ?? 0, location, type, body });
        }, reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** The beginning of the body; the connection ends with it. */
async function readBody(answer: http.IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let read = 0;
  try {
    if (limit > 0) {
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        read += chunk.length;
        if (read >= limit) break;
      }
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks).subarray(0, limit).toString('utf8');
}
