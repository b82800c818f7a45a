/** Own days in the figures: chosen from the keyboard, kept by the address, and equal in the file. */
import { readFile } from 'node:fs/promises';
import { plusDays } from '@hangtag/contract/rules/days';
import type { Page } from '@playwright/test';
import { account, expect, signInByCall, test } from './journey.ts';

/** `YYYY-MM-DD` as the app writes it. */
const shown = (day: string) => `${day.slice(5)}-${day.slice(0, 4)}`;

/** Types a day over the one that a field shows. */
async function typeDay(page: Page, field: string, day: string): Promise<void> {
  const group = page.getByRole('group', { name: field });
  await group.getByRole('spinbutton', { name: /^month/ }).focus();
  await page.keyboard.type(shown(day).replaceAll('-', ''));
}

/** The figure's numbers in a row of the screen: these days, and the days before. */
async function rowOf(page: Page, figure: string): Promise<readonly number[]> {
  const cells = page.getByRole('row', { name: new RegExp(`^${figure} `) }).getByRole('cell');
  const texts = await cells.allTextContents();
  return texts.slice(0, 2).map((text) => Number(text.replaceAll(',', '')));
}

/** The rows of a file below its heads. */
async function downloaded(page: Page): Promise<readonly (readonly string[])[]> {
  await page.getByRole('button', { name: 'Export' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Figures by day' }).focus();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const text = await readFile(await file.path(), 'utf8');
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

const sumOf = (rows: readonly (readonly string[])[], column: number) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

test('a brand chooses its own days by keyboard, and the address and the file hold them [F025]', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await page.getByRole('button', { name: /Period$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Own days' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]from=.*&to=/);

  // The week that was over three days ago: no journey beside this one changes it.
  const today = new URL(page.url()).searchParams.get('to') ?? '';
  const [from, to] = [plusDays(today, -9), plusDays(today, -3)];
  await typeDay(page, 'First day', from);
  await typeDay(page, 'Last day', to);
  await expect(page).toHaveURL((url) => {
    const { searchParams } = url;
    return searchParams.get('from') === from && searchParams.get('to') === to;
  });
  const finding = page.getByText(`${shown(from)} to ${shown(to)}, New York time`);
  const compared = page.getByText(
    `Compared with the same weekdays, ${shown(plusDays(from, -7))} to ${shown(plusDays(to, -7))}.`,
  );
  await expect(finding).toBeVisible();
  await expect(compared).toBeVisible();

  await page.reload();
  await expect(finding).toBeVisible();
  await expect(compared).toBeVisible();
  await expect(page.getByRole('group', { name: 'First day' })).toHaveText(
    new RegExp(shown(from).split('-').map(Number).join('\\D+0?')),
  );

  const rows = await downloaded(page);
  expect(rows.map(([day]) => day)).toEqual(
    Array.from({ length: 7 }, (_, at) => plusDays(from, at)),
  );
  await page.getByRole('button', { name: 'Show as a table' }).first().focus();
  await page.keyboard.press('Enter');
  const byDay = rows.map(([day = '', scans, ...rest]) => [shown(day), scans, rest.at(-1)]);
  for (const [day, scans, before] of byDay)
    await expect(
      page.getByRole('row', { name: new RegExp(`^${day}`) }).getByRole('cell'),
    ).toHaveText([scans ?? '', before ?? '']);
  const [scans, before] = [sumOf(rows, 1), sumOf(rows, 9)];
  expect(scans).toBeGreaterThan(0);
  await expect(
    page.getByText(new RegExp(`^${scans.toLocaleString('en-US')} scans$`)),
  ).toBeVisible();
  const difference = Math.abs(scans - before).toLocaleString('en-US');
  await expect(
    page.getByText(`${difference} ${scans > before ? 'more' : 'fewer'} than in the days before`),
  ).toBeVisible();
  expect((await rowOf(page, 'Views'))[0]).toBe(sumOf(rows, 2));
  expect((await rowOf(page, 'Daily visitors'))[0]).toBe(sumOf(rows, 4));
  expect((await rowOf(page, 'Clicks'))[0]).toBe(sumOf(rows, 5));
});
