/** Outages of the mail server: the servers stay ready, and emails wait. */
import type { Outage } from './outage.ts';

const ok = ['ok', 'ok'] as const;

/** Refuses connections. */
export const mailDown: Outage = {
  about: 'the mail server refuses connections for half a minute',
  seconds: 30,
  ready: ok,
  begin: ({ proxies }) => proxies.mail.refuse(),
  end: ({ proxies }) => proxies.mail.recover(),
};

/** Takes connections and answers nothing. */
export const mailHanging: Outage = {
  about: 'the mail server does not answer for half a minute',
  seconds: 30,
  ready: ok,
  begin: ({ proxies }) => proxies.mail.fallSilentForGood(),
  end: ({ proxies }) => proxies.mail.recover(),
};
