import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patternUsage } from '../../../../stories/docs/usage/patterns.ts';
import { repository } from '../steps.ts';
import { doors } from './doors.ts';

interface Page {
  /** The story file, from the repository's root. */
  readonly file: string;
  /** What its title names after the room. */
  readonly name: string;
  /** Does it show a do and a don't that are alive? */
  readonly isAlive: boolean;
}

/** The pages of one room that are about components and not about a part of their use. */
const pagesOf = (room: string, folder: string): readonly Page[] =>
  globSync(`stories/${folder}/*.stories.tsx`, { cwd: repository })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(repository, file), 'utf8');
      const [, name] = new RegExp(`title: '${room}/([^/']+)'`).exec(text) ?? [];
      const isAlive = text.includes("from '../docs/usage/") && /\busages?[:,\s]/.test(text);
      return name === undefined ? [] : [{ file, name, isAlive }];
    });

const isDoor = new Set(doors().map(({ name }) => name));

const patterns = pagesOf('Patterns', 'patterns').filter(({ name }) =>
  isDoor.has(`patterns/${name}`),
);

test('every page of an element, of the layout and of the brand shows a live do and don’t', () => {
  const pages = [
    ...pagesOf('Elements', 'elements'),
    ...pagesOf('Layout', 'layout'),
    ...pagesOf('Brand', 'brand'),
  ];
  expect(pages.length).toBeGreaterThan(55);
  expect(pages.filter(({ isAlive }) => !isAlive).map(({ file }) => file)).toEqual([]);
});

test('every page of a pattern says how the pattern is used, alive or in words, and once', () => {
  expect(patterns.length).toBeGreaterThan(60);
  const told = patterns.map(({ name, isAlive }) => ({
    name,
    times: Number(isAlive) + Number(patternUsage[`patterns/${name}`] !== undefined),
  }));
  expect(told.filter(({ times }) => times !== 1)).toEqual([]);
});

/** Whoever shows one of them alive takes it off the list; a new pattern begins alive. */
const inWords = [
  'ActingFor',
  'AddProducts',
  'AssociationList',
  'AuthFrame',
  'BadgeList',
  'BillingClock',
  'CatalogueList',
  'ChangeList',
  'CompanySections',
  'CopyProductDialog',
  'CtaList',
  'EditorPanes',
  'FigureList',
  'FileSlot',
  'ForgotPasswordForm',
  'HeaderMediaList',
  'InvoiceDetails',
  'KeptNotice',
  'NewCompany',
  'NewPassword',
  'NotAvailable',
  'NotFound',
  'ParkProducts',
  'PlanUse',
  'PlatformDashboard',
  'PreviewPane',
  'ProductHeader',
  'ProductSettings',
  'RegisterForm',
  'Reorder',
  'ReportList',
  'ResetPasswordForm',
  'ScanSummary',
  'SectionCatalogue',
  'SectionDefinitionForm',
  'SectionForm',
  'SummaryForm',
  'TagList',
  'TestModeBanner',
  'TwoStep',
  'ViewAsBanner',
  'WaitingProducts',
];

test('these pages of patterns still tell it in words alone', () => {
  expect(patterns.filter(({ isAlive }) => !isAlive).map(({ name }) => name)).toEqual(inWords);
});

test('every file of usage is shown on a page', () => {
  const shown = globSync('stories/{elements,patterns,layout,brand}/*.stories.tsx', {
    cwd: repository,
  }).flatMap((file) =>
    [
      ...readFileSync(join(repository, file), 'utf8').matchAll(/'\.\.\/docs\/usage\/(\w+)\.tsx'/g),
    ].map(([, name]) => name),
  );
  const files = globSync('stories/docs/usage/*.tsx', { cwd: repository });
  expect(files.length).toBeGreaterThan(90);
  const unseen = files.filter((file) => !shown.includes(/(\w+)\.tsx$/.exec(file)?.[1] ?? ''));
  expect(unseen).toEqual([]);
});
