/** Sends what nobody should send, and says what the server did wrong about it. */
import type { AccessRow, Call } from '../access/rows/row.ts';
import { type AccessFixture, accessFixture } from '../access/rows/fixture.ts';
import type { TestClient } from '../support/client.ts';
import { fingerprint, nextTransaction } from './fingerprint.ts';

interface Options {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Keep one address for all calls, so that throttles spare the slow hashing. */
  readonly isFromOnePlace?: boolean;
}

/** A server with one signed-in Admin who means harm. */
export class MaliciousClient {
  readonly fixture: AccessFixture;
  readonly #client: TestClient;
  #sent = 0;
  /** The database as the last request left it; null when that one may have written. */
  #written: { readonly print: string; readonly next: string } | null = null;

  private constructor(fixture: AccessFixture, client: TestClient) {
    this.fixture = fixture;
    this.#client = client;
  }

  static async start(): Promise<MaliciousClient> {
    const fixture = await accessFixture();
    return new MaliciousClient(fixture, await fixture.browser('admin'));
  }

  /** A request of the row that would be in order; making it may write. */
  async call(row: AccessRow): Promise<Call> {
    this.#written = null;
    return row.call(this.fixture);
  }

  /** The same request, or a new one where the last answer may have used it up: what is refused writes nothing. */
  async again(row: AccessRow, call: Call): Promise<Call> {
    return this.#written ? call : this.call(row);
  }

  /** What was wrong: a fault of ours, a refusal that wrote something, or one that names no field. */
  async sendHostile(
    row: AccessRow,
    path: string,
    options: Options = {},
  ): Promise<readonly string[]> {
    const { body, headers = {}, isFromOnePlace } = options;
    const [method = ''] = row.route.split(' ');
    const what = `${method} ${path} ${String(JSON.stringify(body))}`.slice(0, 300);
    const { db } = this.fixture.server;
    const before = (this.#written ??= {
      print: await fingerprint(db),
      next: await nextTransaction(db),
    });
    const answer = await (
      await this.#browser(row)
    ).send(method, path, body, { ip: isFromOnePlace ? '203.0.113.9' : this.#place(), headers });
    if (answer.status < 400) {
      // A streamed answer may write until its end.
      await answer.arrayBuffer();
      if ((await nextTransaction(db)) !== before.next) this.#written = null;
      return [];
    }
    if (answer.status >= 500) return [`${answer.status}: ${what}`];
    const faults = (await this.#isUntouched(before)) ? [] : [`wrote: ${what}`];
    const isNamed = answer.status !== 422 || namesWhatIsWrong(await answer.json());
    return isNamed ? faults : [...faults, `names nothing: ${what}`];
  }

  /** Throttles may have counted, so a transaction alone is no fault; the tables that matter are then compared. */
  async #isUntouched(before: { readonly print: string; readonly next: string }): Promise<boolean> {
    const { db } = this.fixture.server;
    const next = await nextTransaction(db);
    if (next === before.next) return true;
    this.#written = { print: before.print, next };
    return (await fingerprint(db)) === before.print;
  }

  /** Signing in and out ends the session; those get a browser of their own. */
  async #browser(row: AccessRow): Promise<TestClient> {
    return /login|logout/.test(row.route) ? this.fixture.browser('guest') : this.#client;
  }

  /** Each call from another address, else the throttles would answer for the routes they protect. */
  #place(): string {
    this.#sent += 1;
    return `198.51.${(this.#sent >> 8) % 256}.${this.#sent % 256}`;
  }
}

/** Named fields, or a rule about the whole with its code or its own sentence. */
function namesWhatIsWrong(body: unknown): boolean {
  const { message, errors, code } = body as Record<string, unknown>;
  if (typeof message !== 'string' || message === '') return false;
  if (message === 'The request body is nested too deeply.') return true;
  return Object.keys(errors ?? {}).length > 0 || code !== undefined;
}

/** Is the call's body JSON, with places to spoil? */
export const hasFields = ({ body }: Call): boolean =>
  typeof body === 'object' && body !== null && !(body instanceof Uint8Array);
