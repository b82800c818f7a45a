import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { helpText, settings } from './settings.ts';

const kept = () => 'k'.repeat(43);
const wrongWith = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env, kept);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
};

describe('settings', () => {
  it('of an empty environment serve this computer only', () => {
    expect(readConfig({}, kept)).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      dataDir: '.data',
      databaseUrl: null,
      appKeys: ['k'.repeat(43)],
      demo: true,
      demoForced: false,
      trustedProxies: 0,
    });
  });

  it('of a grown-up installation are taken as they are', () => {
    const config = readConfig(
      {
        PORT: '8080',
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://pages.example.com/',
        DATA_DIR: '/var/lib/hangtag',
        DATABASE_URL: 'postgres://hangtag@db/hangtag',
        APP_KEY: `${'n'.repeat(32)}, ${'o'.repeat(32)}`,
        TRUSTED_PROXIES: '2',
      },
      () => {
        throw new Error('A key is set, none must be made.');
      },
    );
    expect(config).toMatchObject({
      publicUrl: 'https://pages.example.com',
      appKeys: ['n'.repeat(32), 'o'.repeat(32)],
      demo: false,
      trustedProxies: 2,
    });
  });

  it('PUBLIC_URL follows PORT', () => {
    expect(readConfig({ PORT: '4611' }, kept).publicUrl).toBe('http://localhost:4611');
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
    expect(readConfig(env, kept).demo).toBe(demo);
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
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ APP_KEY: 'short' }, 'APP_KEY'],
    [{ APP_KEY: `${'n'.repeat(32)},short` }, 'APP_KEY'],
    [{ HANGTAG_DEMO: 'yes' }, 'HANGTAG_DEMO'],
    [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES'],
  ])('%j is refused with a sentence about %s', (env, name) => {
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
