import type { Cta } from '@hangtag/contract/wire/cta';
import { expect, it } from 'vitest';
import { type CtaFilter, filterCtas, isEmptyFilter, noFilter } from './ctaFilter.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const cta = (ctaId: number, patch: Partial<Cta>): Cta => ({
  ctaId,
  companyId: 7,
  name: '',
  label: '',
  type: 'url',
  target: 'https://merrow.example',
  filesId: null,
  style: 'secondary',
  utm: {},
  startsAt: null,
  endsAt: null,
  status: 'active',
  displayOrder: 0,
  version: 1,
  usedBy: { products: 1, company: false },
  livePages: 0,
  clicks: 0,
  ...patch,
});
const all = [
  cta(1, { label: 'Café finder', type: 'whereToBuy', target: 'https://shops.example/near' }),
  cta(2, { label: 'Buy', name: 'Shop, autumn', type: 'buy', startsAt: '2026-12-01T00:00:00Z' }),
  cta(3, { label: 'Old', endsAt: '2026-11-01T00:00:00Z', usedBy: { products: 0, company: false } }),
  cta(4, {
    label: 'Gone',
    status: 'inactive',
    lastCheck: { at: '', status: 404, state: 'broken', brokenSince: '', movedTo: null },
    usedBy: { products: 0, company: true },
  }),
];

it.each([
  [{ search: '  ' }, [1, 2, 3, 4]],
  [{ search: 'CAFE' }, [1]],
  [{ search: 'autumn shop' }, [2]],
  [{ search: 'shops.example' }, [1]],
  [{ search: 'merrow café' }, []],
  [{ type: 'buy' }, [2]],
  [{ state: 'live' }, [1]],
  [{ state: 'scheduled' }, [2]],
  [{ state: 'ended' }, [3]],
  [{ state: 'off' }, [4]],
  [{ state: 'broken' }, [4]],
  [{ state: 'unused' }, [3]],
  [{ state: 'unused', search: 'buy' }, []],
] as const)('%j leaves %j', (filter: Partial<CtaFilter>, ids) => {
  const left = filterCtas(all, { ...noFilter, ...filter }, now);
  expect(left.map(({ ctaId }) => ctaId)).toEqual(ids);
});

it('is empty without words, state and type', () => {
  expect(isEmptyFilter({ ...noFilter, search: ' ' })).toBe(true);
  expect(isEmptyFilter({ ...noFilter, state: 'off' })).toBe(false);
});
