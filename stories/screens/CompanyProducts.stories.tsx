import type { TakedownAnswer } from '@hangtag/contract/wire/takedown';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { merrowProducts } from '../fixtures/products.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { expectNotFound } from '../support/expectScreenState.ts';
import { companyHandlers, platformPath } from '../mocks/companies.ts';
import { productPath, productsHandler, productsPath, transferHandler } from '../mocks/products.ts';

/** The calls about the withheld page, which changes. */
function takedownHandlers() {
  let answer: TakedownAnswer = { takedown: null, version: 1 };
  return [
    http.get(`${productPath}/takedown`, () => HttpResponse.json(answer)),
    http.put<{ productId: string }, { reason: string }>(
      productPath.replace('/api', '/api/admin') + '/takedown',
      async ({ request }) => {
        const { reason } = await request.json();
        answer = { takedown: { since: '2026-11-24T10:00:00Z', reason }, version: 2 };
        return HttpResponse.json(answer);
      },
    ),
  ];
}

const meta = preview.meta({
  title: 'Screens/Companies/Products',
  component: AppAtAddress,
  args: { address: '/admin/companies/7/products' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!picture'],
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'Superadmin');
    msw.use(
      ...companyHandlers(platformPath(7), merrowForPlatform),
      productsHandler(merrowProducts),
      transferHandler(),
      ...takedownHandlers(),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Product/ })).toBeVisible();
  },
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: /^Product/ });
    await userEvent.type(field, 'Olive');
    await userEvent.click(await screen.findByRole('option', { name: /^Harvest Olive Oil/ }));
    await expect(await canvas.findByText(/^For legal reasons the platform can/)).toBeVisible();
    await expect(canvas.getByText(/^A product that was sold to another company/)).toBeVisible();
  },
});

Chosen.test('withholds the page of the company’s product', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Reason for withholding/), 'Order 7');
  await userEvent.click(canvas.getByRole('button', { name: 'Withhold the page' }));
  await expect(await canvas.findByText(/^Withheld by law since/)).toBeVisible();
  await expect(canvas.getByText(/^Order 7/)).toBeVisible();
});

Tests.test('what an earlier text found is not offered', async ({ canvas, userEvent, msw }) => {
  const field = await canvas.findByRole('combobox', { name: /^Product/ });
  await userEvent.type(field, '{ArrowDown}');
  await expect(await screen.findByRole('option', { name: /^Breakfast Tea/ })).toBeVisible();
  msw.use(http.get(productsPath, () => delay('infinite')));
  await userEvent.type(field, 'Olive');
  await expect(canvas.getByLabelText('Searching')).toBeVisible();
  await expect(screen.queryByRole('option', { name: /^Breakfast Tea/ })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

Tests.test('not there', { beforeEach: ({ msw }) => signInAs(msw) }, expectNotFound);
