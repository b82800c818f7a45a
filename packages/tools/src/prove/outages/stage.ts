/** Two built servers behind proxies that can break the way to their database, bucket and mail server. */
import { openPostgres } from '@hangtag/server/db/open';
import { type SilentProxy, silentProxy } from '@hangtag/server/test/support/silentProxy';
import { makeCompany, makeUser, testPassword } from '@hangtag/server/test/support/users';
import { type Client, openClient } from '../../live/client.ts';
import { type LiveServer, startServer } from '../../live/server.ts';
import { type Service, type TwoServers, startTwoServers } from '../../scale/twoServers.ts';

/** A client of one server, with a company of its own. */
export interface Member {
  readonly client: Client;
  readonly companyId: number;
  /** The number of the server that it asks, 0 or 1. */
  readonly server: number;
}

/** What an outage acts on. */
export interface Stage {
  readonly two: TwoServers;
  /** The ways to the services. */
  readonly proxies: Readonly<Record<Service, SilentProxy>>;
  readonly members: readonly Member[];
  /** Addresses of the two servers; they stay the same after a restart. */
  readonly origins: readonly string[];
  /** Kills a server with SIGKILL. */
  kill(server: number): Promise<void>;
  /** Starts a killed server again, as a supervisor does. */
  restart(server: number): Promise<void>;
  /** Ends a server with SIGTERM, and starts the release of that folder in its place. @default this release */
  replace(server: number, release?: string): Promise<void>;
  /** Both servers' output, killed ones included. */
  output(): string;
  stop(): Promise<void>;
}

/** Clients of each server. */
const MEMBERS = 2;

/** Companies with an Admin each; the company's limits do not end the load early. */
async function makeMembers(url: string, origins: readonly string[]): Promise<readonly Member[]> {
  const database = await openPostgres(url);
  try {
    const members: Member[] = [];
    for (const [server, origin] of origins.entries()) {
      for (let at = 0; at < MEMBERS; at += 1) {
        const company = await makeCompany(database.db, { plan: 'enterprise' });
        const admin = await makeUser(database.db, company, { role: 'Admin' });
        const client = openClient(origin);
        await client.signIn({ email: admin.email, password: testPassword });
        members.push({ client, companyId: company.id, server });
      }
    }
    return members;
  } finally {
    await database.close();
  }
}

/** What differs from stage to stage. */
export interface StageOptions {
  /** The folder of the release that the servers are at the beginning. @default this one */
  readonly release?: string | undefined;
  /** Megabytes of a disk that is the database's alone. @default the disk of the temp folder */
  readonly disk?: number | undefined;
  /** Variables that both servers start with. */
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/** Starts everything. @throws Where PostgreSQL is not installed. */
export async function startStage({ release, disk, env: more }: StageOptions): Promise<Stage> {
  const opened = new Map<Service, SilentProxy>();
  const two = await startTwoServers({
    isDurable: true,
    release,
    disk,
    env: more,
    async reach(service, address) {
      const proxy = await silentProxy(address);
      opened.set(service, proxy);
      return proxy.url.replace(/\/$/, '');
    },
  });
  if (!two) throw new Error('PostgreSQL is not installed.');
  const proxyOf = (service: Service) => {
    const proxy = opened.get(service);
    if (!proxy) throw new Error(`There is no way to the ${service}.`);
    return proxy;
  };
  const servers: LiveServer[] = [two.a, two.b];
  const origins = servers.map(({ origin }) => origin);
  const ended: string[] = [];
  const end = async (server: number, signal: NodeJS.Signals) => {
    ended.push((await servers[server]?.end(signal))?.output ?? '');
  };
  const start = async (server: number, of?: string) => {
    const { port = 0 } = servers[server] ?? {};
    const env = { ...two.env, PORT: String(port) };
    servers[server] = await startServer(`${two.env['DATA_DIR']}/${server}`, env, undefined, of);
  };
  const stop = async () => {
    for (const proxy of opened.values()) proxy.close();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await two.stop();
  };
  try {
    return {
      two,
      proxies: { database: proxyOf('database'), bucket: proxyOf('bucket'), mail: proxyOf('mail') },
      members: await makeMembers(two.postgres.url, origins),
      origins,
      kill: (server) => end(server, 'SIGKILL'),
      restart: (server) => start(server),
      async replace(server, by) {
        await end(server, 'SIGTERM');
        await start(server, by);
      },
      output: () => [...ended, ...servers.map((server) => server.output())].join('\n'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
