import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { moveClock } from './clock.ts';
import { syncCompany } from './syncCompany.ts';
import { companies } from '../../db/schema/companies.ts';
import { billingFixture } from '../../../test/support/billingFixture.ts';

async function typeOf({ server, companyId }: Awaited<ReturnType<typeof billingFixture>>) {
  const [company] = await server.db.select().from(companies).where(eq(companies.id, companyId));
  return company?.type;
}

it('what Stripe has is stored, and the company is called after its plan [F143]', async () => {
  const fixture = await billingFixture();
  await fixture.addCard('pm_card_visa');
  const id = await fixture.subscribe('pro', 3);
  expect(await fixture.stored()).toMatchObject({
    cards: [{ brand: 'visa', last4: '4242', isDefault: true }],
    subscription: {
      stripeId: id,
      mode: 'emulator',
      planName: 'pro',
      frequency: 'monthly',
      additionalProducts: 3,
      status: 'active',
      renewalDate: '2026-12-21',
      cancellationDate: null,
      planCents: 9900,
      addonCents: 2000,
      totalCents: 15_900,
    },
    invoices: [{ status: 'paid', totalCents: 15_900, paidCents: 15_900 }],
  });
  expect(await typeOf(fixture)).toBe('pro');
});

it('a cancelled plan lasts until its day, and then the company is free', async () => {
  const fixture = await billingFixture();
  const { server, companyId, stripe } = fixture;
  await fixture.addCard('pm_card_visa');
  const id = await fixture.subscribe('basic');
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await syncCompany(server.services, companyId);
  const { subscription } = await fixture.stored();
  expect(subscription).toMatchObject({ status: 'active', cancellationDate: '2026-12-21' });
  expect(await typeOf(fixture)).toBe('basic');
  await moveClock(server.services, companyId, new Date('2026-12-22T00:00:00Z'));
  await syncCompany(server.services, companyId);
  expect((await fixture.stored()).subscription).toBeNull();
  expect(await typeOf(fixture)).toBe('free');
});

it('a failed renewal is past due, keeps the plan, and writes to the Admins', async () => {
  const fixture = await billingFixture();
  const { server, companyId } = fixture;
  await fixture.addCard('pm_card_visa');
  await fixture.subscribe('pro');
  await fixture.addCard('pm_card_chargeCustomerFail');
  await moveClock(server.services, companyId, new Date('2026-12-21T14:00:00Z'));
  await syncCompany(server.services, companyId);
  const { subscription, invoices } = await fixture.stored();
  expect(subscription).toMatchObject({ status: 'past_due', planName: 'pro' });
  expect(invoices[0]).toMatchObject({ status: 'open', dueCents: 9900, paidCents: 0 });
  expect(await typeOf(fixture)).toBe('pro');
  const subjects = server.mails.map(({ to, subject }) => [to, subject]);
  expect(subjects).toEqual([
    [fixture.admin.email, 'Receipt for $99.00'],
    [fixture.admin.email, 'Your card was declined'],
  ]);
});

it('letters follow what changes, each once', async () => {
  const fixture = await billingFixture();
  const { server, companyId, stripe } = fixture;
  await fixture.addCard('pm_card_visa');
  const id = await fixture.subscribe('pro', 1);
  const { subscription } = await fixture.stored();
  const item = { id: subscription?.addonItemId ?? '', quantity: 3 };
  await stripe.subscriptions.update(id, { items: [item], proration_behavior: 'none' });
  await fixture.settle();
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await fixture.settle();
  await syncCompany(server.services, companyId);
  expect(server.mails.map(({ subject }) => subject)).toEqual([
    'Receipt for $119.00',
    'Your plan has changed',
    'Your plan is cancelled',
  ]);
  const [, changed] = server.mails;
  expect(changed?.text).toContain('Pro plan now, with 3 additional products');
});

it('a slow reading does not overwrite a later one', async () => {
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let isSlow = false;
  const fixture = await billingFixture({}, (fetch) => async (url, init) => {
    const answer = await fetch(url, init);
    if (isSlow && url.includes('/v1/subscriptions')) {
      isSlow = false;
      reached.resolve();
      await held.promise;
    }
    return answer;
  });
  const { server, companyId, stripe } = fixture;
  await fixture.addCard('pm_card_visa');
  const id = await fixture.subscribe('pro');
  isSlow = true;
  const slow = syncCompany(server.services, companyId);
  await reached.promise;
  await stripe.subscriptions.cancel(id);
  await syncCompany(server.services, companyId);
  held.resolve();
  await slow;
  expect((await fixture.stored()).subscription).toBeNull();
});

it('a company that is not at Stripe keeps what was agreed without it', async () => {
  const fixture = await billingFixture();
  const { server } = fixture;
  await syncCompany(server.services, fixture.companyId);
  expect(await typeOf(fixture)).toBeNull();
});
