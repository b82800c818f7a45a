import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrow, oliveOil } from '../fixtures/productAnswer.ts';
import { merrowProducts, product } from '../fixtures/products.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal } from '../mocks/answers.ts';
import {
  companyHandler,
  productPath,
  productsPath,
  productsHandler,
  productHandler,
} from '../mocks/products.ts';

const archived = product(12, { name: 'Field Notebook', model: 'FN-1', status: 'archived' });
const full = 'The plan holds 9 products and 9 are in use. Change the plan or add products to it.';

const meta = preview.meta({
  title: 'Screens/Products/Copy, add and restore',
  component: AppAtAddress,
  args: { address: '/product' },
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(
      productsHandler(merrowProducts, {
        usage: { used: 9, limit: 14 },
        can: { create: true, createLocked: null, createMany: 5 },
        archivedCount: 1,
      }),
      productHandler(oliveOil),
      companyHandler(merrow),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'A copy is asked for from its card, and its summary opens [F243] [D37]',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        http.post(`${productsPath}/copy`, async ({ request }) => {
          await expect(await request.json()).toEqual({ productId: 6, modelNumber: 'MG-013' });
          return HttpResponse.json(oliveOil, { status: 201 });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy Low Tide Mug' }));
    const field = await screen.findByRole('textbox', { name: 'New model number' });
    await userEvent.type(field, 'MG-013{Enter}');
    await expect(await screen.findByText(/^Low Tide Mug was copied\./)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Product name/ })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);

Tests.test(
  'A used model number is refused under its field [D37]',
  {
    args: { address: '/product?modal=copy&product=6' },
    beforeEach: ({ msw }) => {
      const said = 'Another product has this model number.';
      msw.use(
        respondWithRefusal('post', `${productsPath}/copy`, 422, {
          message: said,
          errors: { modelNumber: [said] },
        }),
      );
    },
  },
  async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'New model number' });
    await userEvent.type(field, 'MG-012{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Another product/));
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
);

Tests.test(
  'Several are added in one step, and the message has their number [D33] [M10]',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        http.post(`${productsPath}/bulk`, async ({ request }) => {
          await expect(await request.json()).toEqual({ count: 3 });
          return HttpResponse.json({ created: 3, products: [] }, { status: 201 });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add several' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 3 products' }));
    await expect(await screen.findByText('3 new products were successfully added.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add several' })).toHaveFocus());
  },
);

Tests.test(
  'The message for one is in the singular [M11]',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        http.post(`${productsPath}/bulk`, () =>
          HttpResponse.json({ created: 1, products: [] }, { status: 201 }),
        ),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add several' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 3 products' }));
    await expect(await screen.findByText('New Product was successfully added.')).toBeVisible();
  },
);

Tests.test(
  'None is reported as a failure, and the dialog stays with the reason [M09]',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('post', `${productsPath}/bulk`));
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add several' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 3 products' }));
    await waitFor(() =>
      expect(screen.getByText('Something went wrong. Product was not added.')).toBeVisible(),
    );
    await expect(await screen.findByText(/The server could not do this/)).toBeVisible();
  },
);

export const Full = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      productsHandler(merrowProducts, {
        usage: { used: 9, limit: 9 },
        can: { create: false, createLocked: full, createMany: 0 },
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^9 of 9 products used/);
  },
});

Full.test('A full plan states that beside the controls that it locks', async ({ canvas }) => {
  await expect(await canvas.findByText(/^9 of 9 products used/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'New product' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

Tests.test(
  'An archived product is restored from its card [D36]',
  {
    args: { address: '/product?state=archived' },
    beforeEach: ({ msw }) => {
      msw.use(
        productsHandler([archived], { archivedCount: 1 }),
        http.put(productPath, async ({ request, params }) => {
          await expect(params['productId']).toBe('12');
          await expect(request.headers.get('if-match')).toBe('"1"');
          await expect(await request.json()).toEqual({ status: 'active' });
          return HttpResponse.json({ ...oliveOil, productId: 12, name: 'Field Notebook' });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore Field Notebook' }));
    await expect(await screen.findByText('Field Notebook is active again.')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
);
