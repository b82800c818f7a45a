import { describe, expect, it } from 'vitest';
import {
  addressChangedEmail,
  alreadyInvitedEmail,
  alreadyRegisteredEmail,
  confirmEmail,
  inviteEmail,
} from './accountEmails.ts';
import {
  cardFailedEmail,
  confirmPaymentEmail,
  planCancelledEmail,
  planChangedEmail,
  planEndedEmail,
  receiptEmail,
} from './billingEmails.ts';
import { composeEmail } from './composeEmail.ts';
import { ctaAddressEmail, siteBlockedEmail } from './ctaEmails.ts';
import { passwordChangedEmail, passwordResetEmail } from './passwordEmails.ts';
import type { Mail } from './mailer.ts';

const site = 'https://pages.example.com';
const token = '3f9c1a0b77d24e58aa10';
const to = 'ines@merrow.example';
const longName = 'The Associated Growers, Pressers and Bottlers of the Lower Guadalquivir Valley';

const about = {
  to,
  companyName: 'Merrow Goods',
  link: `${site}/?modal=billing`,
  timeZone: 'Pacific/Auckland',
};
const bill = {
  number: 'HT-0007-0003',
  paidCents: 30_900,
  dueCents: 30_900,
  currency: 'usd',
  lines: [
    { description: 'Hangtag Business (at $249.00 / month)', cents: 24_900 },
    { description: '3 × Additional product (at $20.00 / month)', cents: 6000 },
  ],
  nextAttempt: null,
};

const emails: Readonly<Record<string, Mail>> = {
  passwordReset: passwordResetEmail(
    to,
    `${site}/password/reset/${token}?email=ines%40merrow.example`,
  ),
  passwordChanged: passwordChangedEmail(to, `${site}/forgot-password`),
  invite: inviteEmail({
    to,
    companyName: 'Merrow',
    invitedBy: 'Tomas Lindqvist',
    link: `${site}/register?token=${token}`,
  }),
  inviteToLongName: inviteEmail({
    to,
    companyName: longName,
    invitedBy: null,
    link: `${site}/register?token=${token.repeat(6)}`,
  }),
  confirm: confirmEmail(to, `${site}/register?confirm=${token}`),
  alreadyRegistered: alreadyRegisteredEmail(to, `${site}/login`),
  alreadyInvited: alreadyInvitedEmail(to, 'Merrow'),
  addressChanged: addressChangedEmail(to),
  receipt: receiptEmail(about, bill),
  cardFailed: cardFailedEmail(about, { ...bill, nextAttempt: new Date('2026-11-24T12:00:00Z') }),
  cardFailedForTheLastTime: cardFailedEmail(about, bill),
  confirmPayment: confirmPaymentEmail(about, bill),
  planChanged: planChangedEmail(about, {
    planName: 'business',
    frequency: 'monthly',
    additionalProducts: 3,
    totalCents: 30_900,
  }),
  planCancelled: planCancelledEmail(about, 'business', '2026-12-11'),
  planEnded: planEndedEmail(about, 'business'),
  ctaAddress: ctaAddressEmail({
    to,
    companyName: 'Merrow Goods',
    label: 'See the winter box',
    before: 'merrow.example',
    after: 'winter-box.example',
    livePages: 3,
    changedBy: 'Tomas Lindqvist',
    link: `${site}/ctas`,
  }),
  siteBlocked: siteBlockedEmail({
    to,
    companyName: 'Merrow Goods',
    site: 'winter-box.example',
    reason: 'It asks people for their card although it sells nothing.',
    labels: ['See the winter box', 'Order another bottle'],
    link: `${site}/ctas`,
  }),
};

it('every email equals the one that the stories show', async () => {
  const serialized = `${JSON.stringify(emails, null, 2)}\n`;
  await expect(serialized).toMatchFileSnapshot('../../../../stories/emails/emails.json');
});

describe.each(Object.entries(emails))('the %s email', (_name, { subject, text, html }) => {
  it('loads no resource and runs no script', () => {
    expect(html).not.toMatch(
      /<(img|link|script|iframe|object|form|input)\b|url\(|@import|\bon\w+=/i,
    );
  });

  it('has the same content in plain text: every word and every address', () => {
    const shown = html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<div style="display:none.*?<\/div>/s, '')
      .replaceAll(/<[^>]+>/g, '\n')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'");
    const lines = shown.split('\n').filter((line) => line.trim() !== '');
    const aside = 'If the button does not work, open this address:';
    const missing = lines.filter((line) => line !== aside && !text.includes(line));
    expect(missing).toEqual([]);
    expect(text.startsWith(`${subject}\n\n`)).toBe(true);
  });

  it('names its sender and its reason', () => {
    expect(text).toMatch(/\n-- \nHangtag\nYou get this email because .+\.\n$/);
  });
});

it('escapes user input in every place', () => {
  const evil = `"><script>alert('1')</script>&amp;`;
  const { html } = composeEmail('a@b.c', {
    title: evil,
    paragraphs: [evil],
    action: { label: evil, link: `https://a.b/?q=${evil}` },
    after: [evil],
    amounts: [{ label: evil, amount: evil }],
    reason: evil,
  });
  expect(html).not.toContain('<script');
  expect(html.split('&quot;&gt;&lt;script&gt;').length - 1).toBe(12);
});

it('a receipt lists its amounts and ends with their total', () => {
  const { html, text } = receiptEmail(about, bill);
  const rows = [...html.matchAll(/<tr><th[^>]*>([^<]*)<\/th><td([^>]*)>([^<]*)<\/td>/g)];
  expect(rows.map(([, what, , sum]) => `${what} | ${sum}`)).toEqual([
    'Hangtag Business | $249.00',
    '3 additional products | $60.00',
    'Total | $309.00',
  ]);
  expect(rows.every(([, , cell]) => cell?.includes('align="right"'))).toBe(true);
  expect(text).toContain('\n3 additional products: $60.00\nTotal: $309.00\n');
});

it('the last warning has a subject of its own', () => {
  expect(cardFailedEmail(about, bill).subject).toBe('Choose another card to keep your plan');
});
