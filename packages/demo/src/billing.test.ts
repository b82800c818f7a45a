import { expect, it } from 'vitest';
import type { CompanyKey } from './content/types.ts';
import { buildDemoBilling, writeBilling } from './billing.ts';
import { findBilling } from '@hangtag/server/billing/sync/storedBilling';
import { syncCompany } from '@hangtag/server/billing/sync/syncCompany';
import { makeCompany } from '../../server/test/support/users.ts';
import { startTestServer, testStart } from '../../server/test/support/server.ts';

it('the demo has a billing history at the emulator, which continues from there', async () => {
  const { services, db, mails } = await startTestServer();
  const billing = await buildDemoBilling(db, testStart);
  const ids = new Map<CompanyKey, number>();
  for (const { key } of billing.billed) ids.set(key, (await makeCompany(db)).id);
  await db.transaction((tx) => writeBilling(tx, billing, (key) => ids.get(key) ?? 0, testStart));
  const merrow = ids.get('merrow') ?? 0;
  const written = await findBilling(db, merrow, 'emulator');
  expect(written).toMatchObject({
    subscription: { planName: 'pro', additionalProducts: 6, renewalDate: '2026-12-08' },
    cards: [
      { brand: 'visa', isDefault: true },
      { brand: 'mastercard', isDefault: false },
    ],
  });
  expect(written.invoices.map(({ totalCents, status }) => [totalCents, status])).toEqual(
    Array.from({ length: 4 }, () => [21_900, 'paid']),
  );
  await syncCompany(services, merrow);
  const read = await findBilling(db, merrow, 'emulator');
  expect({ ...read, customer: null }).toEqual({ ...written, customer: null });
  expect(mails).toEqual([]);
});

it('one company of the demo is past due', async () => {
  const { services, db, mails } = await startTestServer();
  const billing = await buildDemoBilling(db, testStart);
  const ids = new Map<CompanyKey, number>();
  for (const { key } of billing.billed) ids.set(key, (await makeCompany(db)).id);
  await db.transaction((tx) => writeBilling(tx, billing, (key) => ids.get(key) ?? 0, testStart));
  const saltmarsh = ids.get('saltmarsh') ?? 0;
  const before = await findBilling(db, saltmarsh, 'emulator');
  expect(before).toMatchObject({
    subscription: { planName: 'basic', status: 'past_due' },
    cards: [{ last4: '0341', isDefault: true }],
  });
  expect(before.invoices.map(({ totalCents, status }) => [totalCents, status])).toEqual([
    [3900, 'open'],
    ...Array.from({ length: 4 }, () => [3900, 'paid']),
  ]);
  await syncCompany(services, saltmarsh);
  const after = await findBilling(db, saltmarsh, 'emulator');
  expect(after.subscription).toEqual(before.subscription);
  expect(mails).toEqual([]);
});
