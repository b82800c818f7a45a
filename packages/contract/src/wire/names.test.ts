import * as v from 'valibot';
import { expect, it } from 'vitest';
import { FileCreateBody, FileUpdateBody } from './file.ts';
import { fileNameOf, optionalName, requiredName } from './fields.ts';
import { fieldMessages } from './messages.ts';

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
