import { expect, test } from 'vitest';
import { describeLostWrite, emptyLedger, nameWith, countAcknowledged } from './ledger.ts';

test('an unacknowledged write may exist or not', () => {
  expect(describeLostWrite(nameWith(3), { sent: 4, acknowledged: 3 })).toBeNull();
  expect(describeLostWrite(nameWith(4), { sent: 4, acknowledged: 3 })).toBeNull();
  expect(describeLostWrite('Product name', { sent: 1, acknowledged: 0 })).toBeNull();
});

test('a lost acknowledged write, or an unsent write, breaks the promise', () => {
  expect(describeLostWrite(nameWith(2), { sent: 4, acknowledged: 3 })).toContain(
    '3 was acknowledged',
  );
  expect(describeLostWrite(nameWith(5), { sent: 4, acknowledged: 3 })).toContain(
    '4 was the last sent',
  );
  expect(describeLostWrite('Product name', { sent: 1, acknowledged: 1 })).not.toBeNull();
});

test('every acknowledged write counts, and no other', () => {
  const ledger = emptyLedger();
  ledger.created.add(1);
  ledger.names.set(1, { sent: 2, acknowledged: 2 }).set(2, { sent: 1, acknowledged: 0 });
  expect(countAcknowledged(ledger)).toBe(3);
});
