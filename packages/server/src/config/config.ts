/** Everything the server needs from its environment, read once, checked, explained. */
import { type Seller, readSeller } from './seller.ts';
import { type StripeSettings, readStripe } from './stripeSettings.ts';
import { isLoopback } from './loopback.ts';
import { OperatorProblem } from './operatorProblem.ts';
import { type SmtpSettings, readSmtp } from './smtpSettings.ts';
import { type Embed, readEmbeds } from './embeds.ts';
import { withSecretFiles } from './secretFiles.ts';
import { readGeo } from './geoSettings.ts';
import type { SettingName } from './settings.ts';
import { type S3Settings, readS3 } from './s3Settings.ts';

/** Limits of the connections to PostgreSQL. */
export interface PoolSettings {
  /** Most connections of this process. */
  readonly connections: number;
  /** Longest time of one statement. */
  readonly statementSeconds: number;
}

/** The limits that apply without settings. */
export const standardPool: PoolSettings = { connections: 10, statementSeconds: 15 };

/** The server's settings. */
export interface Config {
  readonly port: number;
  /** Interface to listen on. @default 127.0.0.1 */
  readonly host: string;
  /** Origin that browsers and codes use, without a trailing slash. */
  readonly publicUrl: string;
  /** Further hosts of printed codes, with their port where they have one; answered as `publicUrl` is. */
  readonly publicHosts: readonly string[];
  /** Folder of the embedded database, the files and the demo accounts. */
  readonly dataDir: string;
  /** PostgreSQL connection; null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly pool: PoolSettings;
  /** Store of the files; null means a folder in `dataDir`. */
  readonly s3: S3Settings | null;
  /** Secrets that sign CSRF tokens and upload addresses: the current one first, then earlier ones. */
  readonly appKeys: readonly [string, ...string[]];
  /** The mail server; null keeps emails in the database. */
  readonly smtp: SmtpSettings | null;
  /** Where "Contact support" leads, mailto: or https:; null leads to the address of company 1. */
  readonly supportHref: string | null;
  /** Whether anybody may register, or only invited users (D08). @default false */
  readonly openRegistration: boolean;
  /** Whether the server asks the web addresses that calls to action lead to. */
  readonly checksLinks: boolean;
  /** Dashboards of other services, shown to Superadmins. */
  readonly embeds: readonly Embed[];
  /** Whether the demo rule holds: loopback, or `HANGTAG_DEMO=1`. */
  readonly demo: boolean;
  /** Whether `HANGTAG_DEMO=1` is set, which disables the Host header check. */
  readonly demoForced: boolean;
  /** Stripe's keys; null means the emulator under the demo rule, and otherwise that payments are disabled. */
  readonly stripe: StripeSettings | null;
  /** Who sends the invoices. */
  readonly seller: Seller;
  /** Loopback port on which the emulator answers other programs; null for none. */
  readonly stripeEmulatorPort: number | null;
  /** Whether a cancelled plan can be resumed in the app (X1). @default false */
  readonly resumePlan: boolean;
  /** The number of trusted proxies in front. @default 0 */
  readonly trustedProxies: number;
  /** Port of the figures for Prometheus, on `host`; null for none. */
  readonly metricsPort: number | null;
  /** Where traces are sent over OTLP/HTTP; null where they are not. */
  readonly tracesUrl: string | null;
  /** The commit of the release, where the build knows it. */
  readonly commit: string | null;
  /** The header in which a proxy names the country of a client; null where countries are not measured. */
  readonly geoHeader: string | null;
  /** Path of a database of networks and their countries (MaxMind's format); null where none is read. */
  readonly geoDatabase: string | null;
  /** The least level that is logged. @default info */
  readonly logLevel: LogLevel;
  /** Seconds for work under way after SIGTERM. @default 10 */
  readonly shutdownSeconds: number;
}

const logLevels = ['info', 'warn', 'error'] as const;

/** A level of the log. */
export type LogLevel = (typeof logLevels)[number];

/** Wrong settings, one sentence each. */
export class ConfigError extends OperatorProblem {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
    this.sentences = sentences;
  }
}

/**
 * The environment as settings; `makeKey` gives the app key stored in `dataDir` when none is set.
 * @throws ConfigError naming every wrong value.
 */
export function readConfig(
  given: Readonly<Record<string, string | undefined>>,
  makeKey: (dataDir: string) => string,
): Config {
  const wrong: string[] = [];
  const say = (sentence: string) => wrong.push(sentence);
  const env = withSecretFiles(given, say);

  const port = wholeNumber('PORT', env.PORT, 4000, 1, 65_535, say);
  const host = env.HOST || '127.0.0.1';
  if (!/^[A-Za-z0-9.:_-]+$/.test(host)) say(`HOST is not an address or a host name: ${host}`);
  const publicUrl = origin(env.PUBLIC_URL || `http://localhost:${port}`, say);
  const publicHosts = (env.PUBLIC_HOSTS ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  for (const name of publicHosts) {
    if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(name))
      say(`PUBLIC_HOSTS must name hosts like old.example.com, not ${name}.`);
  }
  const dataDir = env.DATA_DIR || '.data';
  const databaseUrl = env.DATABASE_URL || null;
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    say('DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  const pool = {
    connections: wholeNumber(
      'DATABASE_CONNECTIONS',
      env.DATABASE_CONNECTIONS,
      standardPool.connections,
      2,
      100,
      say,
    ),
    statementSeconds: wholeNumber(
      'DATABASE_STATEMENT_SECONDS',
      env.DATABASE_STATEMENT_SECONDS,
      standardPool.statementSeconds,
      1,
      600,
      say,
    ),
  };
  const s3 = readS3(env, say);
  const keys = (env.APP_KEY ?? '').split(',').map((key) => key.trim());
  if (env.APP_KEY && keys.some((key) => key.length < 32)) {
    say('APP_KEY holds a key of fewer than 32 characters.');
  }
  const smtp = readSmtp(env, say);
  const support = env.SUPPORT_CONTACT?.trim() || null;
  const supportHref = support?.includes('@') ? `mailto:${support}` : support;
  if (supportHref && !/^(mailto:[^\s@:/]+@[^\s@:/]+|https:\/\/\S+)$/.test(supportHref))
    say('SUPPORT_CONTACT must be an email address or begin with https://.');
  const open = env.OPEN_REGISTRATION ?? '';
  if (!['', '0', '1'].includes(open)) say('OPEN_REGISTRATION must be 1, 0 or absent.');
  const links = env.CHECK_LINKS ?? '';
  if (!['', '0', '1'].includes(links)) say('CHECK_LINKS must be 1, 0 or absent.');
  const stripe = readStripe(env, say);
  const seller = readSeller(env, stripe !== null, say);
  const stripeEmulatorPort = env.STRIPE_EMULATOR_PORT
    ? wholeNumber('STRIPE_EMULATOR_PORT', env.STRIPE_EMULATOR_PORT, 0, 1, 65_535, say)
    : null;
  const resume = env.RESUME_PLAN ?? '';
  if (!['', '0', '1'].includes(resume)) say('RESUME_PLAN must be 1, 0 or absent.');
  const embeds = readEmbeds(env.EMBEDDED_DASHBOARDS, say);
  const demoSetting = env.HANGTAG_DEMO ?? '';
  if (!['', '0', '1'].includes(demoSetting)) say('HANGTAG_DEMO must be 1, 0 or absent.');
  const trustedProxies = wholeNumber('TRUSTED_PROXIES', env.TRUSTED_PROXIES, 0, 0, 10, say);
  const metricsPort = env.METRICS_PORT
    ? wholeNumber('METRICS_PORT', env.METRICS_PORT, 0, 1, 65_535, say)
    : null;
  if (metricsPort === port) say('METRICS_PORT must not be PORT.');
  const tracesUrl = env.OTEL_EXPORTER_OTLP_ENDPOINT || null;
  if (tracesUrl && !/^https?:\/\/[^\s/]+/.test(tracesUrl))
    say('OTEL_EXPORTER_OTLP_ENDPOINT must begin with http:// or https://.');
  const geo = readGeo(env, trustedProxies, say);
  const logLevel = logLevels.find((level) => level === (env.LOG_LEVEL || 'info'));
  if (!logLevel) say(`LOG_LEVEL must be info, warn or error, not ${env.LOG_LEVEL}.`);
  const shutdownSeconds = wholeNumber('SHUTDOWN_SECONDS', env.SHUTDOWN_SECONDS, 10, 3, 300, say);

  if (wrong.length > 0) throw new ConfigError(wrong);
  const isLocal = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  const [current = '', ...earlier] = env.APP_KEY ? keys : [makeKey(dataDir)];
  return {
    port,
    host,
    publicUrl,
    publicHosts,
    dataDir,
    databaseUrl,
    pool,
    s3,
    appKeys: [current, ...earlier],
    smtp,
    supportHref,
    openRegistration: open === '1',
    checksLinks: links === '1',
    embeds,
    stripe,
    seller,
    stripeEmulatorPort,
    resumePlan: resume === '1',
    demo: demoSetting === '1' || (isLocal && demoSetting !== '0'),
    demoForced: demoSetting === '1',
    trustedProxies,
    metricsPort,
    tracesUrl,
    commit: env.HANGTAG_COMMIT || null,
    ...geo,
    logLevel: logLevel ?? 'info',
    shutdownSeconds,
  };
}

function wholeNumber(
  name: SettingName,
  value: string | undefined,
  standard: number,
  low: number,
  high: number,
  say: (sentence: string) => void,
): number {
  if (!value) return standard;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= low && number <= high) return number;
  say(`${name} must be a whole number from ${low} to ${high}, not ${value}.`);
  return standard;
}

function origin(value: string, say: (sentence: string) => void): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin =
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username;
  if (!isOrigin) {
    say(`PUBLIC_URL must be an origin like https://pages.example.com, not ${value}.`);
    return 'http://localhost';
  }
  return url.origin;
}
