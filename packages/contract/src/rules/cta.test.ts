import { describe, expect, it } from 'vitest';
import {
  ctaDatesProblem,
  ctaGate,
  ctaHost,
  ctaLimit,
  ctaState,
  ctasOfPage,
  readCtaTarget,
  withUtm,
} from './cta.ts';
import { deriveSubscription } from './subscription.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('readCtaTarget', () => {
  it.each([
    ['url', 'https://merrow.example/winter?a=1#b', 'https://merrow.example/winter?a=1#b'],
    ['url', ' merrow.example/winter ', 'https://merrow.example/winter'],
    ['url', 'http://merrow.example:80/', 'http://merrow.example:80/'],
    ['email', 'hello@merrow.example', 'mailto:hello@merrow.example'],
    ['email', 'MAILTO:hello@merrow.example', 'mailto:hello@merrow.example'],
    ['phone', '+41 (44) 668-18.00', 'tel:+41446681800'],
    ['sms', 'sms:+41446681800', 'sms:+41446681800'],
  ] as const)('stores a %s %j as %j', (type, typed, target) => {
    expect(readCtaTarget(type, typed)).toEqual({ isValid: true, target });
  });

  it.each([
    ['url', 'javascript:alert(1)', 'Must start with http or https.'],
    ['url', 'data:text/html,x', 'Must start with http or https.'],
    ['buy', 'https://ines:secret@merrow.example', 'Leave the user name and password'],
    ['url', 'https://merrow.example:8080/', 'Leave the port out'],
    ['url', 'http://127.0.0.1/', 'Use the site’s name'],
    ['url', 'http://2130706433/', 'Use the site’s name'],
    ['url', 'http://0x7f.1/', 'Use the site’s name'],
    ['url', 'http://[::1]/', 'Use the site’s name'],
    ['url', 'localhost', 'Write the whole name'],
    ['url', 'https://', 'Write a web address'],
    ['email', 'hello', 'Write an email address'],
    ['phone', '044 668 18 00', 'Write the number with its country code'],
    ['phone', '+41446681800;ext=1', 'Write the number with its country code'],
  ] as const)('refuses a %s %j: %s', (type, typed, message) => {
    expect(readCtaTarget(type, typed)).toEqual({
      isValid: false,
      message: expect.stringContaining(message) as string,
    });
  });
});

it.each([
  ['inactive', null, null, 'off'],
  ['active', null, null, 'live'],
  ['active', '2026-11-21T12:00:00Z', null, 'live'],
  ['active', '2026-11-21T12:00:01Z', null, 'scheduled'],
  ['active', null, '2026-11-21T12:00:00Z', 'ended'],
  ['active', null, '2026-11-21T12:00:01Z', 'live'],
] as const)('%s from %s to %s is %s', (status, startsAt, endsAt, state) => {
  expect(ctaState({ status, startsAt, endsAt }, now)).toBe(state);
});

it('refuses an end before the start', () => {
  const startsAt = '2026-11-21T12:00:00Z';
  expect(ctaDatesProblem({ startsAt, endsAt: startsAt })).toBe('Must be after the start.');
  expect(ctaDatesProblem({ startsAt, endsAt: null })).toBeNull();
});

it('adds campaign parameters only where the address has none', () => {
  const utm = { source: 'pack', campaign: 'winter box' };
  expect(withUtm('https://a.example/x?utm_source=mine#y', utm)).toBe(
    'https://a.example/x?utm_source=mine&utm_campaign=winter+box#y',
  );
  expect(withUtm('mailto:a@b.example', utm)).toBe('mailto:a@b.example');
});

it('reads a target as its site or address', () => {
  expect(ctaHost('https://www.merrow.example/winter')).toBe('merrow.example');
  expect(ctaHost('https://www.Bücher.example/a')).toBe('bücher.example (xn--bcher-kva.example)');
  expect(ctaHost('https://xn--bcher-kva.example/a')).toBe('xn--bcher-kva.example');
  expect(ctaHost('mailto:hello@merrow.example')).toBe('hello@merrow.example');
  expect(ctaHost('tel:+41446681800')).toBe('+41446681800');
});

it('shows the product’s own before the company’s, without repeats', () => {
  expect(ctasOfPage([3, 1], [1, 2])).toEqual([3, 1, 2]);
});

describe('the plan’s limit', () => {
  const demo = deriveSubscription({
    role: 'User',
    company: {
      demo: true,
      status: 'Active',
      type: null,
      unlimitedProducts: false,
      unlimitedSections: false,
    },
    current: null,
    plans: [],
  });

  it.each([
    ['basic', 10],
    ['pro', 50],
    ['business', 1000],
    ['enterprise', 1000],
  ] as const)('of %s is %i', (planType, limit) => {
    expect(ctaLimit({ ...demo, planType })).toBe(limit);
  });

  it('is 3 in a demo company, and closes adding with the figures', () => {
    expect(ctaGate(demo, 2).isOpen).toBe(true);
    expect(ctaGate(demo, 3)).toEqual({
      isOpen: false,
      code: 'plan_limit',
      message:
        'A demo company holds 3 calls to action and 3 are in use. Delete one. Contact support to open it for a plan.',
    });
  });

  it('closes adding without a plan', () => {
    expect(ctaGate({ ...demo, isActive: false }, 0)).toMatchObject({ code: 'plan_inactive' });
  });
});
