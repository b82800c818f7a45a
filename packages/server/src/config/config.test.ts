import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { helpText } from './helpText.ts';
import { settings } from './settings.ts';

const appKey = () => 'k'.repeat(43);
const wrongWith = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env, appKey);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
};

const bucket = { S3_BUCKET: 'hangtag', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SELLER_NAME: 'Hangtag Inc.',
  SELLER_ADDRESS: '1 Main Street | Springfield, IL 62701 | United States',
  SELLER_TAX_ID: '91-1144442',
};

describe('settings', () => {
  it('of an empty environment serve this computer only', () => {
    expect(readConfig({}, appKey)).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      publicHosts: [],
      dataDir: '.data',
      databaseUrl: null,
      pool: { connections: 10, statementSeconds: 15 },
      s3: null,
      appKeys: ['k'.repeat(43)],
      smtp: null,
      supportHref: null,
      embeds: [],
      stripe: null,
      seller: { name: 'Hangtag', address: [], taxId: null },
      stripeEmulatorPort: null,
      resumePlan: false,
      openRegistration: false,
      checksLinks: false,
      demo: true,
      demoForced: false,
      trustedProxies: 0,
      geoHeader: null,
      geoDatabase: null,
      metricsPort: null,
      tracesUrl: null,
      commit: null,
      logLevel: 'info',
      shutdownSeconds: 10,
    });
  });

  it('of a full installation are accepted', () => {
    const config = readConfig(
      {
        PORT: '8080',
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://pages.example.com/',
        PUBLIC_HOSTS: 'Old.example.com, older.example.com:8443',
        DATA_DIR: '/var/lib/hangtag',
        DATABASE_URL: 'postgres://hangtag@db/hangtag',
        APP_KEY: `${'n'.repeat(32)}, ${'o'.repeat(32)}`,
        OPEN_REGISTRATION: '1',
        SUPPORT_CONTACT: 'help@example.com',
        CHECK_LINKS: '1',
        TRUSTED_PROXIES: '2',
      },
      () => {
        throw new Error('A key is set, none must be made.');
      },
    );
    expect(config).toMatchObject({
      publicUrl: 'https://pages.example.com',
      publicHosts: ['old.example.com', 'older.example.com:8443'],
      appKeys: ['n'.repeat(32), 'o'.repeat(32)],
      openRegistration: true,
      supportHref: 'mailto:help@example.com',
      checksLinks: true,
      demo: false,
      trustedProxies: 2,
    });
  });

  it('of an external store put the bucket into the path, and into the host name at Amazon', () => {
    expect(readConfig(bucket, appKey).s3).toEqual({
      bucket: 'hangtag',
      endpoint: null,
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      forcePathStyle: false,
    });
    const elsewhere = { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000' };
    expect(readConfig(elsewhere, appKey).s3?.forcePathStyle).toBe(true);
    const named = { ...elsewhere, S3_FORCE_PATH_STYLE: '0' };
    expect(readConfig(named, appKey).s3?.forcePathStyle).toBe(false);
  });

  it('of Stripe are its three keys, and show whether money is real', () => {
    expect(readConfig(stripe, appKey).stripe).toEqual({
      mode: 'live',
      secretKey: 'sk_live_1',
      publishableKey: 'pk_live_1',
      webhookSecret: 'whsec_1',
    });
    const tested = { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(readConfig({ ...stripe, ...tested }, appKey).stripe?.mode).toBe('test');
  });

  it('PUBLIC_URL follows PORT', () => {
    expect(readConfig({ PORT: '4611' }, appKey).publicUrl).toBe('http://localhost:4611');
  });

  it.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:9' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://pages.example.com' }, false],
    [{ PUBLIC_URL: 'http://localhost.example.com' }, false],
    [{ HOST: '0.0.0.0', HANGTAG_DEMO: '1' }, true],
    [{ HANGTAG_DEMO: '0' }, false],
  ])('the demo rule for %j is %s', (env, demo) => {
    expect(readConfig(env, appKey).demo).toBe(demo);
  });

  it.each([
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '1e3' }, 'PORT'],
    [{ HOST: 'a b' }, 'HOST'],
    [{ PUBLIC_URL: 'pages.example.com' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://pages.example.com' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://pages.example.com/shop' }, 'PUBLIC_URL'],
    [{ PUBLIC_HOSTS: 'https://old.example.com' }, 'PUBLIC_HOSTS'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ ...bucket, S3_BUCKET: 'Not A Bucket' }, 'S3_BUCKET'],
    [{ ...bucket, S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT'],
    [{ ...bucket, S3_ENDPOINT: 'https://key:secret@s3.example.com' }, 'S3_ENDPOINT'],
    [{ ...bucket, S3_REGION: 'a region' }, 'S3_REGION'],
    [{ ...bucket, S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID'],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
    [{ ...bucket, S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE'],
    [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET'],
    [{ APP_KEY: 'short' }, 'APP_KEY'],
    [{ APP_KEY: `${'n'.repeat(32)},short` }, 'APP_KEY'],
    [{ HANGTAG_DEMO: 'yes' }, 'HANGTAG_DEMO'],
    [{ SUPPORT_CONTACT: 'http://example.com' }, 'SUPPORT_CONTACT'],
    [{ OPEN_REGISTRATION: 'yes' }, 'OPEN_REGISTRATION'],
    [{ CHECK_LINKS: 'yes' }, 'CHECK_LINKS'],
    [{ EMBEDDED_DASHBOARDS: 'http://bi.example.com' }, 'EMBEDDED_DASHBOARDS'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET'],
    [{ ...stripe, SELLER_NAME: '' }, 'SELLER_NAME'],
    [{ ...stripe, SELLER_ADDRESS: ' ' }, 'SELLER_ADDRESS'],
    [{ ...stripe, SELLER_TAX_ID: '' }, 'SELLER_TAX_ID'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY'],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'one mode'],
    [{ STRIPE_EMULATOR_PORT: '0' }, 'STRIPE_EMULATOR_PORT'],
    [{ RESUME_PLAN: 'yes' }, 'RESUME_PLAN'],
    [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES'],
    [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS'],
    [{ DATABASE_STATEMENT_SECONDS: '0' }, 'DATABASE_STATEMENT_SECONDS'],
    [{ GEO_DATABASE: '/nowhere/countries.mmdb' }, 'GEO_DATABASE'],
    [
      { GEO_DATABASE: '/', GEO_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '1' },
      'GEO_HEADER and GEO_DATABASE',
    ],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ METRICS_PORT: '4000' }, 'METRICS_PORT'],
    [{ LOG_LEVEL: 'debug' }, 'LOG_LEVEL'],
    [{ SHUTDOWN_SECONDS: '2' }, 'SHUTDOWN_SECONDS'],
  ])('%j is refused with a message about %s', (env, name) => {
    expect(wrongWith(env)).toEqual([expect.stringContaining(name)]);
  });

  it('names every wrong value at once, and no secret', () => {
    const sentences = wrongWith({ PORT: 'x', APP_KEY: 'my-secret', TRUSTED_PROXIES: '99' });
    expect(sentences).toHaveLength(3);
    expect(sentences.join()).not.toContain('my-secret');
  });

  it('--help explains each of them', () => {
    for (const { name, meaning } of settings) {
      expect(helpText()).toContain(name);
      expect(helpText()).toContain(meaning);
    }
  });
});
