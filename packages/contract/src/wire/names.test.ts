import * as v from 'valibot';
import { expect, it } from 'vitest';
import { AnnualReportUpdateBody } from './annualReport.ts';
import { AssociationUpdateBody } from './association.ts';
import { CompanyUpdateBody } from './company.ts';
import { CtaUpdateBody } from './cta.ts';
import { FileCreateBody, FileUpdateBody } from './file.ts';
import { fileNameOf, optionalName, requiredName } from './fields.ts';
import { fieldMessages } from './messages.ts';
import { ProductUpdateBody } from './product.ts';
import { ProfileBody } from './user.ts';
import { UserUpdateBody } from './users.ts';

const problemOf = (name: string) =>
  v.safeParse(requiredName(120), name).issues?.map(({ message }) => message) ?? null;

it.each([
  'Olive Oil',
  'Ōtautahi',
  'عسل',
  'شاخه‌ها',
  '日本',
  'Crème brûlée, 2×',
  'Tea 🍵',
  'O’Neill',
])('takes the name %s', (name) => {
  expect(problemOf(name)).toBeNull();
});

it.each([
  '\u202e',
  '\u2066',
  '\u200f',
  '\u061c',
  '\n',
  '\t',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u007f',
])('refuses a name with the character %j, with a message', (sign) => {
  expect(problemOf(`Olive${sign}Oil`)).toEqual([fieldMessages.invisible]);
  expect(v.safeParse(optionalName(120), `Olive${sign}Oil`).success).toBe(false);
});

it.each([
  '\u200b',
  '\u200c\u200d',
  '\u2060',
  '\u00ad',
  '\u034f',
  '\u115f',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\ufff9',
  '\u{e0020}',
  '\u200b \u200b',
])('refuses a name of which nothing can be seen: %j', (sign) => {
  expect(problemOf(sign)).toEqual([fieldMessages.invisible]);
  expect(v.safeParse(optionalName(120), sign).success).toBe(false);
  expect(v.safeParse(fileNameOf(255), sign).success).toBe(false);
  expect(problemOf(`${sign}Oil`)).toBeNull();
});

it('takes an empty name where there may be none', () => {
  expect(v.parse(optionalName(120), ' ')).toBe('');
});

it.each([
  [CompanyUpdateBody, ['telephone', 'streetAddress', 'streetAddress2', 'city', 'postcode']],
  [ProfileBody, ['phone']],
  [UserUpdateBody, ['phone']],
  [CtaUpdateBody, ['name', 'label']],
  [AnnualReportUpdateBody, ['title']],
  [AssociationUpdateBody, ['abbreviation']],
  [ProductUpdateBody, ['upcCode', 'title']],
] as const)('refuses signs that turn the direction in the lines of a body', (schema, fields) => {
  const body = Object.fromEntries(fields.map((field) => [field, '07\u202e70']));
  const { issues = [] } = v.safeParse(schema, body);
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual(
    fields.map((field) => [field, fieldMessages.invisible]),
  );
});

it('refuses them in what a file is called', () => {
  const companyId = 2;
  const announced = { companyId, fileName: 'a.png', type: 'image' };
  expect(v.safeParse(FileUpdateBody, { name: 'a\u202eb' }).success).toBe(false);
  expect(v.safeParse(FileCreateBody, { ...announced, assetName: 'a\u202eb' }).success).toBe(false);
  expect(v.safeParse(FileCreateBody, { ...announced, assetName: 'Tea' }).success).toBe(true);
});

it('removes invisible characters from file names', () => {
  expect(v.parse(fileNameOf(255), '\u200eharvest\u202egnp.png')).toBe('harvestgnp.png');
  expect(v.safeParse(fileNameOf(255), '\u200e').success).toBe(false);
});
