import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrow, oliveOil } from '../fixtures/productAnswer.ts';
import { merrowProducts } from '../fixtures/products.ts';
import { AppAtAddress, signedIn } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithForbidden, neverRespond } from '../mocks/answers.ts';
import {
  companyHandler,
  productsPath,
  productsHandler,
  productHandler,
} from '../mocks/products.ts';

const meta = preview.meta({
  title: 'Screens/Products',
  component: AppAtAddress,
  args: { address: '/product' },
  parameters: { frame: 'screen' },
  beforeEach: async ({ msw }) => {
    await signedIn(msw);
    msw.use(productsHandler(merrowProducts), productHandler(oliveOil), companyHandler(merrow));
  },
});

const placeholder = http.post('/api/files/placeholder', () => HttpResponse.json({ filesId: 1 }));

export const Ready = meta.story({
  name: '[F018] [F043] The product list, alphabetic at first',
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Breakfast Tea' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Alphabetic/ })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Breakfast Tea' })).toBeVisible();
  },
});

export const Created = meta.story({
  name: '[F168] [F241] A new product is a placeholder; M11 says that it was added',
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New product' }));
    await expect(await screen.findByText('New Product was successfully added.')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Product name/ })).toBeVisible();
  },
});

export const NotCreated = meta.story({
  name: 'M09 says that a product was not added',
  beforeEach: ({ msw }) => {
    msw.use(placeholder, respondWithServerError('post', productsPath));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New product' }));
    await waitFor(() =>
      expect(screen.getByText('Something went wrong. Product was not added.')).toBeVisible(),
    );
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(productsHandler([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(neverRespond('get', productsPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading products')).toBeInTheDocument();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithForbidden('get', productsPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your role does not include this/)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', productsPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The products didn’t load')).toBeVisible();
  },
});
