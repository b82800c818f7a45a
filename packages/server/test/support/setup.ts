/** After every test of the server: what it sent to Stripe was what Stripe takes. */
import { afterEach, expect } from 'vitest';
import { takeInvalidRequests } from './schemaCheck.ts';

afterEach(() => {
  expect(takeInvalidRequests()).toEqual([]);
});
