import { expect, test } from 'vitest';
import { auditFilterFor, auditQueryFor, auditViewFrom } from './auditQuery.ts';

const read = (address: string) => auditViewFrom(new URLSearchParams(address));

test('an address says what of the log is shown', () => {
  const address = 'search=oil&actor=-4&action=user.suspended&from=2026-11-02&to=2026-11-20&page=3';
  expect(read(address)).toEqual({
    search: 'oil',
    actor: -4,
    action: 'user.suspended',
    from: '2026-11-02',
    to: '2026-11-20',
    page: 3,
  });
});

test('what an address cannot mean is left out', () => {
  const standard = { search: '', actor: 'all', action: 'all', from: null, to: null, page: 1 };
  expect(read('')).toEqual(standard);
  expect(read('actor=me&action=User%20gone&from=yesterday&to=2026&page=-1')).toEqual(standard);
});

test('the server is asked for what narrows the log, and for nothing else', () => {
  expect(auditFilterFor(read('page=2'))).toEqual({});
  expect(auditFilterFor(read('actor=0&action=user'))).toEqual({ actor: '0', action: 'user' });
});

test('days are those of the reader’s time zone', () => {
  const days = read('to=2026-11-20');
  const zone = 'Pacific/Auckland';
  expect(auditQueryFor(days, zone)).toEqual({ to: '2026-11-20', tz: zone });
  expect(auditQueryFor(days).tz).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(auditQueryFor(read('search=oil'), zone)).toEqual({ search: 'oil' });
});
