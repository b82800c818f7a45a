/** One request to one address that was looked at before: the head of the answer, never its body. */
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
}

/** The head of an answer. */
interface Head {
  readonly status: number;
  /** Where it redirects to, as sent. */
  readonly location: string | undefined;
}

/** Asks and hangs up after the head. @throws Error when the host does not answer in HTTP, or the signal aborts. */
export function requestHead({ url, method, address, userAgent, signal }: Question): Promise<Head> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(
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
          ...(method === 'GET' && { range: 'bytes=0-0' }),
        },
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
        answer.destroy();
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
