/** The scans of the resolver's proof: seven kinds in turn, each time of another number. */
import { Agent, get } from 'node:http';
import { checkDigit } from '@hangtag/contract/rules/gtin';
import type { Call } from '../../measure/load.ts';
import type { Sample } from './dataset.ts';

/** A client that keeps its connections, as a proxy does. */
export interface HttpClient {
  /** The status of a GET; nothing is followed. */
  status(path: string, headers?: Readonly<Record<string, string>>): Promise<number>;
  close(): void;
}

/** Connections that are open at once, at most. */
const CONNECTIONS = 64;

/** Opens it. @param origin Where it asks. */
export function openHttp(origin: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  return {
    status: function status(path, headers = {}) {
      return new Promise((resolve, reject) => {
        const request = get(
          `${origin}${path}`,
          { agent, headers: { accept, ...headers } },
          (answer) => {
            answer
              .resume()
              .on('end', () => resolve(answer.statusCode ?? 0))
              .on('error', reject);
          },
        );
        request.on('error', (error: NodeJS.ErrnoException) => {
          // The server may close an idle connection while it is taken for the next request; proxies ask again too.
          if (request.reusedSocket && error.code === 'ECONNRESET') resolve(status(path, headers));
          else reject(error);
        });
      });
    },
    close: () => agent.destroy(),
  };
}

/** A number with a right check digit that nobody has published; of a range in which there are others. */
function unknownOf(gtin14: string): string {
  const body = `9${gtin14.slice(1, 13)}`;
  return body + checkDigit(body);
}

/** The kinds, with the status of each. */
export function scanCalls(
  http: HttpClient,
  { numbers, items }: { numbers: readonly string[]; items: readonly Sample[] },
): readonly Call[] {
  const turn = <Each>(all: readonly Each[]): (() => Each) => {
    let at = 0;
    return () => {
      const each = all[at % all.length];
      if (each === undefined) throw new Error('There is nothing to ask for.');
      at += 1;
      return each;
    };
  };
  const kind = (name: string, expected: number, pathOf: (gtin14: string) => string): Call => {
    const next = turn(numbers);
    return { name, expected, make: () => http.status(pathOf(next())) };
  };
  const nextItem = turn(items);
  const nextLinkset = turn(numbers);
  return [
    kind('number', 307, (gtin14) => `/01/${gtin14}?17=261231`),
    kind('number and lot', 307, (gtin14) => `/01/${gtin14}/10/L1`),
    {
      name: 'number and serial',
      expected: 307,
      make() {
        const { gtin14, serial } = nextItem();
        return http.status(`/01/${gtin14}/21/${serial}`);
      },
    },
    kind('a link type', 307, (gtin14) => `/01/${gtin14}?linkType=gs1:pip`),
    {
      name: 'linkset',
      expected: 200,
      make: () => http.status(`/01/${nextLinkset()}`, { accept: 'application/linkset+json' }),
    },
    kind('unknown number', 404, (gtin14) => `/01/${unknownOf(gtin14)}`),
    kind('malformed', 400, (gtin14) => `/01/${gtin14}/foo`),
  ];
}
