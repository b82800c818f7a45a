import type { Cta } from '@hangtag/contract/wire/cta';
import { expect, it } from 'vitest';
import { bodyOf, valuesOf } from './ctaValues.ts';

const cta: Cta = {
  ctaId: 1,
  companyId: 7,
  name: 'Winter box 2026',
  label: 'See the winter box',
  type: 'promotion',
  target: 'https://merrow.example/winter',
  filesId: null,
  style: 'secondary',
  utm: { source: 'pack' },
  startsAt: new Date(2026, 10, 16).toISOString(),
  endsAt: new Date(2026, 11, 25).toISOString(),
  status: 'active',
  displayOrder: 0,
  version: 1,
  usedBy: { products: 0, company: false },
  livePages: 0,
  clicks: 0,
};

it('reads days from a call to action and sends the same moments back', () => {
  const values = valuesOf(cta);
  expect(values).toMatchObject({ startDay: '2026-11-16', endDay: '2026-12-24', at: 'address' });
  const { startsAt, endsAt, target, utm } = cta;
  expect(bodyOf(values)).toMatchObject({ startsAt, endsAt, target, utm, filesId: null });
});

it('shows a number without its scheme, and leaves out a name that is the label', () => {
  const phone = { ...cta, type: 'phone', target: 'tel:+41446681800', name: cta.label } as const;
  expect(valuesOf(phone)).toMatchObject({ target: '+41446681800', name: '' });
});

it('sends the file of a download only, and no empty campaign words', () => {
  const file = { ...valuesOf(cta), type: 'download', at: 'file', utm: { source: ' ' } } as const;
  expect(bodyOf(file)).toMatchObject({ target: '', filesId: null, utm: {} });
});
