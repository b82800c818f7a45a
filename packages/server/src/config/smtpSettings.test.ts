import { expect, it } from 'vitest';
import { readSmtp } from './smtpSettings.ts';

const MAIL_FROM = 'Hangtag <mail@example.com>';

function read(env: Parameters<typeof readSmtp>[0]) {
  const warnings: string[] = [];
  return { settings: readSmtp(env, (sentence) => void warnings.push(sentence)), said: warnings };
}

it.each([
  ['smtp://mail.example.com', { port: 587, tls: 'required', account: null }],
  ['smtp://mail.example.com:25?tls=offered', { port: 25, tls: 'offered' }],
  ['smtps://mail.example.com', { port: 465, tls: 'implicit' }],
  ['smtp://a%40b:p%2Fw@mail.example.com', { account: { user: 'a@b', password: 'p/w' } }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
])('%s is understood', (url, expected) => {
  const { settings, said: warnings } = read({ SMTP_URL: url, MAIL_FROM });
  expect(warnings).toEqual([]);
  expect(settings).toMatchObject(expected);
  expect(settings?.from).toEqual({ name: 'Hangtag', address: 'mail@example.com' });
});

it('no mail server is no error', () => {
  expect(read({})).toEqual({ settings: null, said: [] });
});

it.each([
  [{ SMTP_URL: 'smtp://u:geheim@mail.example.com' }, 'MAIL_FROM is not'],
  [{ SMTP_URL: 'https://u:geheim@mail.example.com', MAIL_FROM }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://u:geheim@mail.example.com/inbox', MAIL_FROM }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'u:geheim', MAIL_FROM }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://u:geheim@mail.example.com?tls=no', MAIL_FROM }, 'SMTP_URL may end'],
  [{ MAIL_FROM: 'Hangtag' }, 'MAIL_FROM must be'],
  [{ MAIL_FROM: 'a@b.c\r\nBcc: d@e.f' }, 'MAIL_FROM must be'],
  [{ MAIL_FROM: 'A <a@b.c>, B <d@e.f>' }, 'MAIL_FROM must be'],
])('%j is refused without repeating the password', (env, sentence) => {
  const { said: warnings } = read(env);
  expect(warnings.join(' ')).toContain(sentence);
  expect(warnings.join(' ')).not.toContain('geheim');
});
