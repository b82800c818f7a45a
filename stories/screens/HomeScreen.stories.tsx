import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowProducts } from '../fixtures/products.ts';
import { AtAddress, signedIn } from '../support/AtAddress.tsx';
import { broken, forbidden, waiting } from '../wire/answers.ts';
import { productsPath, productsWire } from '../wire/products.ts';

const meta = preview.meta({
  title: 'Screens/Home',
  component: AtAddress,
  args: { address: '/' },
  parameters: { frame: 'screen' },
  beforeEach: async ({ msw }) => {
    await signedIn(msw);
    msw.use(productsWire(merrowProducts));
  },
});

const desktop = { viewport: { value: 'desktop' } };

export const Ready = meta.story({
  name: '[F010] The headline is the news',
  tags: ['picture'],
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Two products are waiting to be published' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harvest Olive Oil' })).toHaveAttribute(
      'href',
      '/product/4/details/content',
    );
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(productsWire([]));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Every published page is up to date' }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(waiting('get', productsPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading products')).toBeInTheDocument();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(forbidden('get', productsPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t open this')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: '[F056] [X13] A failed load is drawn in place, with Retry and without a toast',
  tags: ['picture'],
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(broken('get', productsPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The products didn’t load')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Error!')).toBeNull();
  },
});
