/**
 * Switches off what React records for a developer's tools, and no test reads. Before React's renderer is loaded: the
 * time of each component. Then a stack for each element that it creates, which is a fifth of a story's processor time.
 */
import * as React from 'react';

// React's renderer records times only where the console has this.
Reflect.deleteProperty(console, 'timeStamp');

interface Internals {
  /** How many stacks React has recorded in the last second; beyond 10,000 it records none. */
  recentlyCreatedOwnerStacks?: number;
}

const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Readonly<Record<string, Internals | undefined>>)[key];

if (internals?.recentlyCreatedOwnerStacks === undefined)
  throw new Error(
    'React counts its owner stacks elsewhere now: see visual-tests/skipOwnerStacks.ts.',
  );

// React resets the number each second.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});
