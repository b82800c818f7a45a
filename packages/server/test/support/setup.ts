/**
 * For every test of the server: what it sends to Stripe is what Stripe takes, and its passwords are hashed at the
 * lowest cost. `auth/password.test.ts` proves the real cost.
 */
import { afterEach, expect } from 'vitest';
import { cheapHashing } from './cheapHashing.ts';
import { takeInvalidRequests } from './schemaCheck.ts';

cheapHashing();

afterEach(() => {
  expect(takeInvalidRequests()).toEqual([]);
});
