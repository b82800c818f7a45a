import type { Cta } from '@hangtag/contract/wire/cta';
import type { ProductFile } from '@hangtag/contract/wire/file';
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

it('reads times of the company’s clock and sends the same moments back', () => {
  const [startsAt, endsAt] = ['2026-11-16T03:15:00.000Z', '2026-12-24T18:14:00.000Z'];
  const values = valuesOf({ ...cta, startsAt, endsAt }, zone);
  expect(values).toMatchObject({ startDay: '2026-11-16', startTime: '09:00' });
  expect(values).toMatchObject({ endDay: '2026-12-24', endTime: '23:59' });
  expect(bodyOf(values, zone)).toMatchObject({ startsAt, endsAt });
});

it('shows a number without its scheme, and leaves out a name that is the label', () => {
  const phone = { ...cta, type: 'phone', target: 'tel:+41446681800', name: cta.label } as const;
  expect(valuesOf(phone, zone)).toMatchObject({ target: '+41446681800', name: '' });
});

const film: ProductFile = {
  filesId: 9,
  type: 'movie',
  fileUrl: '/media/9/press.mp4',
  previewUrl: null,
  name: 'The pressing',
  fileName: 'press.mp4',
  bytes: 900,
  width: 1920,
  height: 1080,
};

it('sends the film of a video, and reads it back [F024]', () => {
  const values = { ...valuesOf(cta, zone), type: 'video', at: 'movie', file: film } as const;
  expect(bodyOf(values, zone)).toMatchObject({ target: '', filesId: 9 });
  const saved = { ...cta, type: 'video', target: '', filesId: 9, file: film } as const;
  expect(valuesOf(saved, zone)).toMatchObject({ at: 'movie', file: film });
});

it.each(['pdf', 'image'] as const)('sends no film as the %s of a download', (at) => {
  const values = { ...valuesOf(cta, zone), type: 'download', at, file: film } as const;
  expect(bodyOf(values, zone)).toMatchObject({ target: '', filesId: null });
});

it('sends the address where another type takes no file, and no empty campaign words', () => {
  const values = { ...valuesOf(cta, zone), at: 'movie', file: film, utm: { source: ' ' } } as const;
  expect(bodyOf(values, zone)).toMatchObject({ target: cta.target, filesId: null, utm: {} });
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
