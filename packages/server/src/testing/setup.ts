/** After every test of the server: what it sent to Stripe was what Stripe takes. */
import { afterEach, expect } from 'vitest';
import { takeWrongRequests } from './judged.ts';

afterEach(() => {
  expect(takeWrongRequests()).toEqual([]);
});
