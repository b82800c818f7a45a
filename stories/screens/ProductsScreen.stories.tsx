import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrow, oliveOil } from '../fixtures/productAnswer.ts';
import { merrowProducts } from '../fixtures/products.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithForbidden, neverRespond } from '../mocks/answers.ts';
import {
  companyHandler,
  productsPath,
  productsHandler,
  productHandler,
} from '../mocks/products.ts';
import { modesNamed } from '../../.storybook/modes.ts';

const meta = preview.meta({
  title: 'Screens/Products',
  component: AppAtAddress,
  args: { address: '/product' },
  parameters: { frame: 'screen' },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(productsHandler(merrowProducts), productHandler(oliveOil), companyHandler(merrow));
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const placeholder = http.post('/api/files/placeholder', () => HttpResponse.json({ filesId: 1 }));

export const Ready = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Breakfast Tea' });
  },
});

Ready.test('The product list, alphabetic at first [F018] [F043]', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Breakfast Tea' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: /Alphabetic/ })).toBeVisible();
});

Ready.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Breakfast Tea' })).toBeVisible();
});

Tests.test(
  'A new product is a placeholder; M11 says that it was added [F168] [F241]',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        placeholder,
        http.post(productsPath, async ({ request }) => {
          await expect(await request.json()).toEqual({
            model: '',
            name: 'Product name',
            status: 'active',
            imageFile: { filesId: 1 },
            appLogoFile: { filesId: 1 },
          });
          return HttpResponse.json(oliveOil, { status: 201 });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New product' }));
    await expect(await screen.findByText('New Product was successfully added.')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Product name/ })).toBeVisible();
  },
);

Tests.test(
  'M09 says that a product was not added',
  {
    beforeEach: ({ msw }) => {
      msw.use(placeholder, respondWithServerError('post', productsPath));
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New product' }));
    await waitFor(() =>
      expect(screen.getByText('Something went wrong. Product was not added.')).toBeVisible(),
    );
  },
);

Tests.test(
  'empty',
  {
    beforeEach: ({ msw }) => {
      msw.use(productsHandler([]));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No products yet')).toBeVisible();
  },
);

Tests.test(
  'loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('get', productsPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Loading products')).toBeInTheDocument();
  },
);

Tests.test(
  'refused',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithForbidden('get', productsPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/Your role does not include this/)).toBeVisible();
  },
);

Tests.test(
  'failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', productsPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('The products didn’t load')).toBeVisible();
  },
);
