/** Two real server processes on one PostgreSQL, one S3 store and one mail server, all of them the test's own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestS3, startTestS3 } from '@hangtag/server/test/support/s3';
import { type TestSmtpServer, startSmtpServer } from '@hangtag/server/test/support/smtpServer';
import { freePort } from '../freePort.ts';
import { type LiveServer, startServer } from '../live/server.ts';
import { type PrivatePostgres, startPostgres } from '../postgres.ts';

/** The secret that both servers share. */
export const appKey = 'two servers know this one secret of forty';

export interface TwoServers {
  readonly a: LiveServer;
  readonly b: LiveServer;
  readonly postgres: PrivatePostgres;
  readonly smtp: TestSmtpServer;
  /** The settings of both. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** What the servers use over the network. */
export type Service = 'database' | 'bucket' | 'mail';

interface Surroundings {
  /** Whether the database commits as PostgreSQL does by itself. @default false */
  readonly isDurable?: boolean;
  /** Megabytes of the database's own disk. @default the disk of the temp folder */
  readonly disk?: number | undefined;
  /** More variables of both servers. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** The address by which the servers reach a service. @default its own */
  readonly reach?: (service: Service, address: string) => Promise<string>;
  /** The folder of the release that both are, built. @default this one */
  readonly release?: string | undefined;
}

/** Starts both at the same moment on an empty database; null where PostgreSQL is not installed. */
export async function startTwoServers({
  isDurable = false,
  disk,
  env: more = {},
  reach = (_, address) => Promise.resolve(address),
  release,
}: Surroundings = {}): Promise<TwoServers | null> {
  const postgres = await startPostgres({ isDurable, disk });
  if (postgres === null) return null;
  const home = mkdtempSync(join(tmpdir(), 'hangtag-two-'));
  const s3: TestS3 = await startTestS3();
  const smtp = await startSmtpServer({ disabledCommands: ['STARTTLS'] });
  const ports = [String(await freePort()), String(await freePort())];
  const env = {
    PUBLIC_URL: `http://localhost:${ports[0]}`,
    DATABASE_URL: await reach('database', postgres.url),
    APP_KEY: appKey,
    HANGTAG_DEMO: '0',
    S3_BUCKET: s3.settings.bucket,
    S3_ENDPOINT: await reach('bucket', s3.settings.endpoint ?? ''),
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    SMTP_URL: `${await reach('mail', `smtp://127.0.0.1:${smtp.port}`)}?tls=offered`,
    MAIL_FROM: 'Hangtag <mail@example.com>',
    ...more,
  };
  const started = await Promise.allSettled(
    ports.map((PORT, at) =>
      startServer(join(home, String(at)), { ...env, PORT }, undefined, release),
    ),
  );
  const servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await smtp.close();
    await s3.close();
    postgres.stop();
    rmSync(home, { recursive: true, force: true });
  };
  const [a, b] = servers;
  if (a && b) return { a, b, postgres, smtp, env: { ...env, DATA_DIR: home }, stop };
  await stop();
  throw started.find((each) => each.status === 'rejected')?.reason;
}
