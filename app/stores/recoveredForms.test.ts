import type { BadgeValues } from '@hangtag/ui/patterns/BadgeList';
import { expect, test } from 'vitest';
import { isAssociationValue, isBadges, isReportValue } from './recoveredForms.ts';

const badge: BadgeValues = {
  association: {
    id: 2,
    name: 'Soil Alliance',
    abbreviation: null,
    url: '',
    logoFile: null,
    status: 'active',
    displayOrder: 0,
  },
  certificateNumber: 'SA-17',
  validFrom: '2026-01-01',
  validTo: null,
  evidence: null,
};

test('a list of badges is valid, an empty one too', () => {
  expect(isBadges([badge])).toBe(true);
  expect(isBadges([])).toBe(true);
});

test.each([
  ['no list', badge],
  ['no badge', [null]],
  ['a badge of nothing', [{ ...badge, association: null }]],
  ['a nameless badge', [{ ...badge, association: { id: 2 } }]],
  ['another shape of day', [{ ...badge, validTo: 20_260_101 }]],
  ['another shape of number', [badge, { ...badge, certificateNumber: null }]],
  ['another shape of evidence', [{ ...badge, evidence: 'file' }]],
])('%s is invalid', (_, other) => {
  expect(isBadges(other)).toBe(false);
});

test('a value is valid in its own field of a report only', () => {
  expect(isReportValue('annual', 'kind')).toBe(true);
  expect(isReportValue('weekly', 'kind')).toBe(false);
  expect(isReportValue(2025, 'year')).toBe(true);
  expect(isReportValue(null, 'year')).toBe(true);
  expect(isReportValue(7, 'url')).toBe(false);
  expect(isReportValue({ filesId: 'x' }, 'file')).toBe(false);
});

test('a logo is valid in its own field of an association only', () => {
  expect(isAssociationValue({ filesId: 3, fileUrl: '/media/a/640.webp' }, 'logo')).toBe(true);
  expect(isAssociationValue(null, 'logo')).toBe(true);
  expect(isAssociationValue({ filesId: '3' }, 'logo')).toBe(false);
  expect(isAssociationValue({ filesId: 3 }, 'name')).toBe(false);
});
