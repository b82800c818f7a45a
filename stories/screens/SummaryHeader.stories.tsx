import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { films } from '../fixtures/files.ts';
import { merrow, oliveOil } from '../fixtures/productAnswer.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { companyHandler, filesHandler, productPath, productHandler } from '../mocks/products.ts';

/** Receives the saved draft. */
const written = fn();

const framed: ProductAnswer['assets'][number] = {
  assetId: 31,
  name: 'Bottle and branch',
  status: 'active',
  css: { fit: 'cover', focal: { x: 1, y: 0.5 } },
  media: { filesId: 11, type: 'image' },
  thumb: null,
  caption: null,
  alt: null,
};

const meta = preview.meta({
  title: 'Screens/Product/Header media',
  component: AppAtAddress,
  args: { address: '/product/4/details/summary' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    written.mockClear();
    await signInAs(msw);
    msw.use(
      productHandler(oliveOil),
      companyHandler(merrow),
      filesHandler(films),
      http.put(productPath, async ({ request }) => {
        const body = (await request.json()) as { unpublishedContent: object };
        written(body);
        const unpublishedContent = {
          ...oliveOil.unpublishedContent,
          ...body.unpublishedContent,
        };
        return HttpResponse.json({ ...oliveOil, unpublishedContent, version: 2 });
      }),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'A film elsewhere is added by its address, shown, and saved with the draft',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a header picture' }));
    const gallery = await screen.findByRole('dialog', { name: 'Select Header Media' });
    await userEvent.click(within(gallery).getByRole('radio', { name: 'Video' }));
    const field = await within(gallery).findByRole('textbox', { name: 'Or embed external URL' });
    await userEvent.type(field, 'https://youtu.be/dQw4w9WgXcQ?si=x');
    await userEvent.click(within(gallery).getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = await canvas.findByRole('row', { name: 'Film at YouTube' });
    await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show on the page' }));
    await expect(row).toHaveTextContent('On the page');
    // On a slow machine the film is saved before it is shown, and saved again then.
    await waitFor(() =>
      expect(written.mock.lastCall?.[0]).toMatchObject({
        unpublishedContent: {
          currentHeaderId: 2,
          headers: [
            { id: 1, type: 'image', filesId: 11 },
            {
              id: 2,
              type: 'movie',
              filesId: null,
              embedUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
            },
          ],
        },
      }),
    );
  },
);

Tests.test(
  'How a picture sits in its frame is written as an asset of the product [F245]',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        http.put(`${productPath}/updateAsset`, async ({ request }) => {
          await expect(request.headers.get('if-match')).toBe('"1"');
          written(await request.json());
          const assets = [framed];
          const unpublishedContent = { ...oliveOil.unpublishedContent, assets };
          return HttpResponse.json({ ...oliveOil, version: 2, assets, unpublishedContent });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Right' }));
    await waitFor(() =>
      expect(written).toHaveBeenLastCalledWith({
        name: 'Bottle and branch',
        media: { filesId: 11 },
        css: { fit: 'cover', focal: { x: 1, y: 0.5 } },
      }),
    );
    await expect(canvas.getByRole('radio', { name: 'Right' })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^4 changes/ })).toBeVisible());
    await expect(written).toHaveBeenCalledOnce();
  },
);
