/** Where focus goes when the focused element leaves: to its former place, never to the start of the document. */
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { previewLink } from '../fixtures/preview.ts';
import { merrow, oliveOil } from '../fixtures/productAnswer.ts';
import { merrowProducts } from '../fixtures/products.ts';
import { recallsAnswer } from '../fixtures/recalls.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { tabTo } from '../support/tabTo.ts';
import { previewHandler } from '../mocks/preview.ts';
import {
  companyHandler,
  filesHandler,
  productPath,
  productsHandler,
  productHandler,
  recallsHandler,
  eLabelHandler,
  takedownHandler,
  transferHandler,
} from '../mocks/products.ts';

const closed = { ...oliveOil.can, edit: false, publish: false, locked: 'This product is parked.' };
const parked: ProductAnswer = { ...oliveOil, status: 'inactive', version: 2, can: closed };
/** Counts the saved drafts. */
const written = fn();
const answers = (product: ProductAnswer) => () => HttpResponse.json(product);

const meta = preview.meta({
  title: 'Screens/Restored focus',
  component: AppAtAddress,
  args: { address: '/product/4/details/summary' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    written.mockReset();
    await signInAs(msw);
    msw.use(
      productHandler(oliveOil),
      companyHandler(merrow),
      productsHandler(merrowProducts),
      previewHandler(previewLink),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'After publishing it is on what took the place of Publish [F244]',
  {
    beforeEach: ({ msw }) => {
      const publishedContent = oliveOil.unpublishedContent;
      const after = { ...oliveOil, version: 2, publishedContent, hasUnpublishedChanges: false };
      msw.use(http.put(`${productPath}/publish`, answers(after)));
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const locked = await canvas.findByRole('button', { name: 'Publish' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(locked).toHaveFocus());
  },
);

Tests.test(
  'After unpublishing removes its menu, focus is on Publish',
  {
    beforeEach: ({ msw }) => {
      const after = { ...oliveOil, version: 2, published: false, publishedContent: null };
      msw.use(http.put(`${productPath}/publish`, answers(after)));
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Publish' })).toHaveFocus());
  },
);

Tests.test(
  'After parking it is on the way back',
  {
    args: { address: '/product/4/details/product-settings' },
    beforeEach: ({ msw }) => {
      msw.use(
        http.put(productPath, answers(parked)),
        recallsHandler({ ...recallsAnswer, recalls: [] }),
        takedownHandler(),
        transferHandler(),
        eLabelHandler(),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Park' }));
    const restore = await canvas.findByRole('button', { name: 'Restore' });
    await waitFor(() => expect(restore).toHaveFocus());
  },
);

Tests.test(
  'After the last header is removed it is on the way back',
  {
    beforeEach: ({ msw }) => {
      const unpublishedContent = { ...oliveOil.unpublishedContent, headers: [] };
      const after = { ...oliveOil, version: 2, unpublishedContent };
      msw.use(
        http.put(productPath, () => {
          written();
          return HttpResponse.json(after);
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const undo = await canvas.findByRole('button', { name: /^Undo removing/ });
    await waitFor(() => expect(undo).toHaveFocus());
    // The next story must not count this one's save.
    await waitFor(() => expect(written).toHaveBeenCalled(), { timeout: 10_000 });
  },
);

Tests.test(
  'After the first section is added it is in its form',
  {
    args: { address: '/product/4/details/content' },
    beforeEach: ({ msw }) => {
      const unpublishedContent = { ...oliveOil.unpublishedContent, sections: [] };
      const empty = { ...oliveOil, unpublishedContent };
      msw.use(
        productHandler(empty),
        http.put(productPath, () => {
          written();
          return HttpResponse.json({ ...empty, version: 2 });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add section' });
    await waitFor(() => expect(add).toBeEnabled());
    add.focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Search sections' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(title).toHaveFocus());
    // The next story must not count this one's save.
    await waitFor(() => expect(written).toHaveBeenCalled(), { timeout: 10_000 });
  },
);

Tests.test(
  'The buttons that hide and show the preview hand it to each other',
  { args: { address: '/product/4/details/content' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide the preview' }));
    const show = await canvas.findByRole('button', { name: 'Show the preview' });
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const hide = await canvas.findByRole('button', { name: 'Hide the preview' });
    await waitFor(() => expect(hide).toHaveFocus());
  },
);

Tests.test(
  'After the gallery that a row has opened it is in that row again',
  {
    beforeEach: ({ msw }) => {
      msw.use(filesHandler([]));
    },
  },
  async ({ canvas, userEvent }) => {
    const replace = await canvas.findByRole('button', { name: /^Replace/ });
    const row = canvas.getByRole('row');
    await userEvent.click(replace);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
    await tabTo(userEvent, replace);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
  },
);
