import type { Cta } from '@hangtag/contract/wire/cta';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyOf, valuesOf } from './ctaValues.ts';

const zone = 'Asia/Kathmandu';
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
  startsAt: '2026-11-15T18:15:00.000Z',
  endsAt: '2026-12-24T18:15:00.000Z',
  status: 'active',
  displayOrder: 0,
  version: 1,
  usedBy: { products: 0, company: false },
  livePages: 0,
  clicks: 0,
};

it('reads days of the company’s calendar and sends the same moments back', () => {
  const values = valuesOf(cta, zone);
  expect(values).toMatchObject({ startDay: '2026-11-16', endDay: '2026-12-24', at: 'address' });
  const { startsAt, endsAt, target, utm } = cta;
  expect(bodyOf(values, zone)).toMatchObject({ startsAt, endsAt, target, utm, filesId: null });
});

it('shows a number without its scheme, and leaves out a name that is the label', () => {
  const phone = { ...cta, type: 'phone', target: 'tel:+41446681800', name: cta.label } as const;
  expect(valuesOf(phone, zone)).toMatchObject({ target: '+41446681800', name: '' });
});

it('sends the file of a download only, and no empty campaign words', () => {
  const file = {
    ...valuesOf(cta, zone),
    type: 'download',
    at: 'file',
    utm: { source: ' ' },
  } as const;
  expect(bodyOf(file, zone)).toMatchObject({ target: '', filesId: null, utm: {} });
});

it.each(['America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Cairo'])(
  'a day of %s stays that day, also where clocks change',
  (place) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 40 }),
        (at, more) => {
          const day = (days: number) =>
            new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10);
          const typed = { ...valuesOf(cta, place), startDay: day(at), endDay: day(at + more) };
          const { startsAt = null, endsAt = null } = bodyOf(typed, place);
          const { startDay, endDay } = valuesOf({ ...cta, startsAt, endsAt }, place);
          expect([startDay, endDay]).toEqual([day(at), day(at + more)]);
        },
      ),
    );
  },
);
