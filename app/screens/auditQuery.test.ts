import { expect, test } from 'vitest';
import { auditFilterFor, auditQueryFor, auditViewFrom } from './auditQuery.ts';

const read = (address: string) => auditViewFrom(new URLSearchParams(address));

test('an address selects which entries of the log are shown', () => {
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

test('invalid parameters of an address are ignored', () => {
  const standard = { search: '', actor: 'all', action: 'all', from: null, to: null, page: 1 };
  expect(read('')).toEqual(standard);
  expect(read('actor=me&action=User%20gone&from=yesterday&to=2026&page=-1')).toEqual(standard);
});

test('the request contains only the filters of the log', () => {
  expect(auditFilterFor(read('page=2'))).toEqual({});
  expect(auditFilterFor(read('actor=0&action=user'))).toEqual({ actor: '0', action: 'user' });
});

test('days are those of a time zone', () => {
  const days = read('to=2026-11-20');
  const zone = 'Pacific/Auckland';
  expect(auditQueryFor(days, zone)).toEqual({ to: '2026-11-20', tz: zone });
  expect(auditQueryFor(read('search=oil'), zone)).toEqual({ search: 'oil' });
});
