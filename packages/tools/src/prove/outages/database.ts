/** Outages of the database. */
import type { Outage } from './outage.ts';

const unavailable = ['unavailable', 'unavailable'] as const;

/** Crashes, and comes back a minute later. */
export const databaseGone: Outage = {
  about: 'the database crashes and is gone for a minute',
  seconds: 60,
  ready: unavailable,
  begin: ({ two }) => two.postgres.halt('immediate'),
  end: ({ two }) => two.postgres.resume(),
};

/** Restarts in good order, as at an upgrade. */
export const databaseRestarted: Outage = {
  about: 'the database is restarted',
  seconds: 0,
  ready: unavailable,
  begin: ({ two }) => two.postgres.halt('fast'),
  end: ({ two }) => two.postgres.resume(),
};

/** Every open connection is cut without a word; new ones work. */
export const databaseHalfOpen: Outage = {
  about: 'all connections to the database carry nothing any more, new ones do',
  seconds: 0,
  ready: unavailable,
  begin: ({ proxies }) => proxies.database.fallSilent(),
  end: () => undefined,
};

/** Neither open nor new connections carry anything. */
export const databaseSilent: Outage = {
  about: 'the database does not answer for a minute, and refuses nothing',
  seconds: 60,
  ready: unavailable,
  begin: ({ proxies }) => proxies.database.fallSilentForGood(),
  end: ({ proxies }) => proxies.database.recover(),
};
