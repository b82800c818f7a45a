import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrow, oliveOil } from '../fixtures/productAnswer.ts';
import { serverVersion } from '../fixtures/conflict.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { storeUnsavedInput } from '../support/storeUnsavedInput.ts';
import { respondWithRefusal } from '../mocks/answers.ts';
import { companyHandler, productPath, productHandler } from '../mocks/products.ts';

const meta = preview.meta({
  title: 'Screens/Product/Unsaved input',
  component: AppAtAddress,
  args: { address: '/product/4/details/summary' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(productHandler(oliveOil), companyHandler(merrow));
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Somebody else saves between the first read and the first write. */
const overtaken = () => {
  const read = [oliveOil, theirVersion];
  const conflict = { message: 'Somebody else changed this product.', code: 'stale_write' };
  return [
    http.get(productPath, () => HttpResponse.json(read.shift() ?? theirVersion)),
    respondWithRefusal('put', productPath, 409, conflict),
  ];
};
const theirVersion = { ...oliveOil, version: 2, unpublishedContent: serverVersion };

Tests.test(
  'A stale write shows both versions, and going back loses nothing',
  {
    parameters: { picture: 'window' },
    beforeEach: ({ msw }) => {
      msw.use(...overtaken());
    },
  },
  async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Product name/ });
    await userEvent.type(name, ' New');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Compare' }, { timeout: 10_000 }),
    );
    const dialog = await screen.findByRole('dialog', { name: /^Two versions of/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(name).toHaveValue('Harvest Olive Oil New');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
);

Tests.test(
  'Publishing an old version leads to both versions, by keyboard',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        ...overtaken(),
        respondWithRefusal('put', `${productPath}/publish`, 409, {
          message: 'Somebody else changed this product. Look at their version first.',
          code: 'stale_write',
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    const asked = within(await screen.findByRole('dialog', { name: /^Publish/ }));
    const publish = await asked.findByRole('button', { name: 'Publish' });
    publish.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await asked.findByRole('alert')).toHaveTextContent(/Look at their version first/);
    const compare = await asked.findByRole('button', { name: 'Compare' });
    await waitFor(() => expect(compare).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const versions = await screen.findByRole('dialog', { name: /^Two versions of/ });
    await waitFor(() => expect(versions).toHaveFocus());
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    for (const choice of within(versions).getAllByRole('radio', { name: 'Theirs' }))
      await expect(choice).toBeChecked();
    await userEvent.click(within(versions).getByRole('button', { name: 'Save this version' }));
    await waitFor(() => expect(versions).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: /Headline/ })).toHaveValue(
      serverVersion.title,
    );
    await expect(canvas.queryByText('This product was saved elsewhere.')).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
);

Tests.test(
  'Without a connection one types on, and it is said once',
  {
    beforeEach: ({ msw }) => {
      msw.use(http.put(productPath, () => HttpResponse.error()));
    },
  },
  async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Product name/ });
    await userEvent.type(name, ' New');
    await expect(
      await canvas.findByText('Hangtag does not answer.', {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    await expect(canvas.queryByText('Error!')).toBeNull();
    await expect(name).toHaveValue('Harvest Olive Oil New');
  },
);

export const Recovered = meta.story({
  beforeEach: () => {
    const { unpublishedContent: base } = oliveOil;
    const draft = { ...base, title: 'The green of one October week' };
    const at = Date.UTC(2026, 10, 21, 14, 20);
    return storeUnsavedInput('product/4', { base, draft, at });
  },
  play: async ({ canvas }) => {
    await canvas.findByText('We kept what you typed.');
    await canvas.findByRole('textbox', { name: /Headline/ });
  },
});

Recovered.test('Input from before the session ended is offered [X10]', async ({ canvas }) => {
  await expect(await canvas.findByText('We kept what you typed.')).toBeVisible();
  const headline = await canvas.findByRole('textbox', { name: /Headline/ });
  await expect(headline).toHaveValue('The green of one October week');
});

Recovered.test('Discarded recovered text is deleted', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
  await expect(await canvas.findByRole('textbox', { name: /Headline/ })).toHaveValue(
    'Harvest Olive Oil',
  );
  await expect(canvas.queryByText('We kept what you typed.')).toBeNull();
});

/** Makes the session look unused for all but its last minute and a half. */
const ageSession = () => {
  const kept = JSON.parse(localStorage.getItem('hangtag.session') ?? '{}') as object;
  const startedAt = Date.now() - 118.5 * 60_000;
  localStorage.setItem('hangtag.session', JSON.stringify({ ...kept, startedAt }));
  document.dispatchEvent(new Event('visibilitychange'));
};

Tests.test(
  'Two minutes before its end the session can be extended [X10]',
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /Product name/ });
    const words = 'You will be signed out in 2 minutes.';
    // Every pending answer uses the session once more.
    await waitFor(async () => {
      ageSession();
      await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
    });
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
    await waitFor(() => {
      ageSession();
      return expect(canvas.getByText(words)).toBeVisible();
    });
  },
);
