import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrow, oliveOil } from '../fixtures/productAnswer.ts';
import { merrowProducts } from '../fixtures/products.ts';
import { recallsAnswer } from '../fixtures/recalls.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import {
  respondWithServerError,
  respondWithForbidden,
  respondWithRefusal,
  neverRespond,
} from '../mocks/answers.ts';
import {
  companyHandler,
  productPath,
  productsPath,
  productsHandler,
  productHandler,
  recallsHandler,
  eLabelHandler,
  takedownHandler,
  transferHandler,
} from '../mocks/products.ts';
import { modesNamed } from '../../.storybook/modes.ts';

const archived: ProductAnswer = {
  ...oliveOil,
  status: 'archived',
  version: 2,
  can: {
    ...oliveOil.can,
    edit: false,
    publish: false,
    locked: 'This product is archived. Restore it to edit or publish it.',
  },
};

const meta = preview.meta({
  title: 'Screens/ProductSettings',
  component: AppAtAddress,
  args: { address: '/product/4/details/product-settings' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(
      productHandler(oliveOil),
      companyHandler(merrow),
      productsHandler(merrowProducts),
      recallsHandler({ ...recallsAnswer, recalls: [] }),
      takedownHandler(),
      transferHandler(),
      eLabelHandler(),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Ready = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Model/ })).toHaveValue('OL-500-26');
    await canvas.findByText(/9 of 10 products used on Business/);
  },
});

Ready.test('The settings tab [F023]', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: /Model/ })).toHaveValue('OL-500-26');
  await expect(await canvas.findByText(/9 of 10 products used on Business/)).toBeVisible();
});

Ready.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, async ({ canvas }) => {
  await expect(await canvas.findByText(/9 of 10 products/)).toBeVisible();
});

Tests.test(
  'Archiving is confirmed, and says what happens to printed codes [D36]',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        http.put(productPath, async ({ request }) => {
          await expect(request.headers.get('if-match')).toBe('"1"');
          await expect(await request.json()).toEqual({ status: 'archived' });
          return HttpResponse.json(archived);
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Archive Harvest/ });
    await expect(dialog).toHaveTextContent(/printed codes keep working/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await expect(
      await screen.findByText('Harvest Olive Oil is archived. Its printed codes keep working.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Model/ })).toHaveAttribute('readonly');
    // The button that asked is gone; the focus is on its neighbour.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Park' })).toHaveFocus());
  },
);

Tests.test(
  'A refused change of status shows the reason beside the statuses',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        respondWithRefusal('put', productPath, 403, {
          message: 'No plan is active.',
          code: 'plan_inactive',
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Park' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No plan is active.');
  },
);

Tests.test(
  'A copy is asked for from the settings [F243]',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        http.post(`${productsPath}/copy`, async ({ request }) => {
          await expect(await request.json()).toEqual({ productId: 4, modelNumber: '' });
          return HttpResponse.json({ ...oliveOil, productId: 5 }, { status: 201 });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy product' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy Harvest Olive Oil' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy product' }));
    await expect(await screen.findByText(/^Harvest Olive Oil was copied\./)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Product name/ })).toBeVisible();
  },
);

Tests.test(
  'loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('get', productPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Loading product')).toBeInTheDocument();
  },
);

Tests.test(
  'refused',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithForbidden('get', productPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t open this')).toBeVisible();
  },
);

Tests.test(
  'failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', productPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('The product didn’t load')).toBeVisible();
  },
);
