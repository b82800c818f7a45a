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

it('names nothing when the setting itself is set, or nothing is similar', () => {
  const env = { DATABASE_URL: 'postgres://db', DATABSE_URL: 'old', POST: '1', HOSTNAME: 'box' };
  expect(misspelledSettings(env)).toEqual([]);
});
