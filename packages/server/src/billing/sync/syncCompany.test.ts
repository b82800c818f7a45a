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

it('stores what Stripe has, and the company’s type after its plan [F143]', async () => {
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

it('keeps a cancelled plan until its last day, and then the company is free', async () => {
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

it('marks a failed renewal as past due, keeps the plan, and emails the Admins', async () => {
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

it('emails each change once', async () => {
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

it('does not overwrite a later reading with a slow one', async () => {
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let isSlow = false;
  const fixture = await billingFixture({}, (fetch) => async (url, init) => {
    const answer = await fetch(url, init);
    if (isSlow && url.includes('/v1/subscriptions')) {
      isSlow = false;
      reached.resolve();
      await release.promise;
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
  release.resolve();
  await slow;
  expect((await fixture.stored()).subscription).toBeNull();
});

it('leaves a company without a customer at Stripe unchanged', async () => {
  const fixture = await billingFixture();
  const { server } = fixture;
  await syncCompany(server.services, fixture.companyId);
  expect(await typeOf(fixture)).toBeNull();
});
