import { expect, it } from 'vitest';
import { misspelledSettings } from './misspelled.ts';

it('names a misspelled variable, and the setting that is probably meant', () => {
  expect(misspelledSettings({ DATABSE_URL: 'postgres://db', S3_BUKET: 'a', PATH: '/bin' })).toEqual(
    [
      'DATABSE_URL is no setting and is ignored. Did you mean DATABASE_URL?',
      'S3_BUKET is no setting and is ignored. Did you mean S3_BUCKET?',
    ],
  );
});

it('names one in small letters', () => {
  expect(misspelledSettings({ database_url: 'postgres://db' })).toEqual([
    'database_url is no setting and is ignored. Did you mean DATABASE_URL?',
  ]);
});

it('knows the files of secrets', () => {
  const env = { APP_KEY_FILE: '/run/secrets/key', DATABASE_URL_FLE: '/run/secrets/database' };
  expect(misspelledSettings(env)).toEqual([
    'DATABASE_URL_FLE is no setting and is ignored. Did you mean DATABASE_URL_FILE?',
  ]);
});

it('names one in the singular or the plural, and the name that other servers give it', () => {
  const nearest = 'is no setting and is ignored. Did you mean TRUSTED_PROXIES?';
  for (const name of ['TRUSTED_PROXY', 'TRUST_PROXY', 'trust_proxy', 'TRUST_PROXIES'])
    expect(misspelledSettings({ [name]: '1' })).toEqual([`${name} ${nearest}`]);
  expect(misspelledSettings({ PUBLIC_HOST: 'a.example' })).toEqual([
    'PUBLIC_HOST is no setting and is ignored. Did you mean PUBLIC_HOSTS?',
  ]);
});

it('names a short one with a letter too many or too few, and no other word', () => {
  const env = { PORTT: '1', HOSTS: 'a', POST: '1', COST: '1', POSTS: '1', SORT: '1', HOME: '/' };
  expect(misspelledSettings(env)).toEqual([
    'PORTT is no setting and is ignored. Did you mean PORT?',
    'HOSTS is no setting and is ignored. Did you mean HOST?',
  ]);
  expect(misspelledSettings({ PRT: '1', HOSTTYPE: 'x' })).toEqual([
    'PRT is no setting and is ignored. Did you mean PORT?',
  ]);
});

it('names nothing when the setting itself is set, or nothing is similar', () => {
  const env = { DATABASE_URL: 'postgres://db', DATABSE_URL: 'old', POST: '1', HOSTNAME: 'box' };
  expect(misspelledSettings(env)).toEqual([]);
});
