/** Outages of the bucket: the servers stay ready, without pictures. */
import type { Outage } from './outage.ts';

const degraded = ['degraded', 'degraded'] as const;

/** Refuses connections. */
export const bucketDown: Outage = {
  about: 'the bucket refuses connections for half a minute',
  seconds: 30,
  ready: degraded,
  begin: ({ proxies }) => proxies.bucket.refuse(),
  end: ({ proxies }) => proxies.bucket.recover(),
};

/** Takes connections and answers nothing. */
export const bucketHanging: Outage = {
  about: 'the bucket does not answer for half a minute',
  seconds: 30,
  ready: degraded,
  begin: ({ proxies }) => proxies.bucket.fallSilentForGood(),
  end: ({ proxies }) => proxies.bucket.recover(),
};
