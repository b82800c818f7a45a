import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowCtas } from '../fixtures/ctas.ts';
import { codeLinksAnswer } from '../fixtures/codeLinks.ts';
import { serialsAnswer } from '../fixtures/serials.ts';
import { recallsAnswer } from '../fixtures/recalls.ts';
import { codeAnswer, issuedCodes } from '../fixtures/code.ts';
import { pictures } from '../fixtures/files.ts';
import { merrow, oliveOil } from '../fixtures/productAnswer.ts';
import { previewLink } from '../fixtures/preview.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithForbidden, respondWithRefusal } from '../mocks/answers.ts';
import { ctasAnswer, ctasHandler } from '../mocks/ctas.ts';
import { previewPath, previewHandler } from '../mocks/preview.ts';
import {
  codeHandler,
  issuedHandler,
  recallsHandler,
  eLabelHandler,
  takedownHandler,
  transferHandler,
  serialsHandler,
  codeLinksHandler,
  companyHandler,
  filesHandler,
  productPath,
  productHandler,
} from '../mocks/products.ts';

const meta = preview.meta({
  title: 'Screens/Product',
  component: AppAtAddress,
  args: { address: '/product/4/details/summary' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(
      productHandler(oliveOil),
      companyHandler(merrow),
      filesHandler(pictures(12)),
      codeHandler(codeAnswer),
      issuedHandler(issuedCodes),
      recallsHandler(recallsAnswer),
      takedownHandler(),
      transferHandler(),
      eLabelHandler(),
      serialsHandler(serialsAnswer),
      codeLinksHandler(codeLinksAnswer),
      previewHandler(previewLink),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Summary = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Product name/ })).toHaveValue(
      'Harvest Olive Oil',
    );
  },
});

Summary.test('The summary tab [F019]', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: /Product name/ })).toHaveValue(
    'Harvest Olive Oil',
  );
});

export const Content = meta.story({
  args: { address: '/product/4/details/content' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Edition/ });
    await canvas.findByText('Preview drawn');
  },
});

Content.test('The content tab [F020]', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: /Edition/ })).toBeVisible();
  await expect(await canvas.findByText('Preview drawn')).toBeInTheDocument();
});

Tests.test(
  'preview refused',
  {
    args: { address: '/product/4/details/content' },
    beforeEach: ({ msw }) => {
      msw.use(respondWithForbidden('post', previewPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t open this')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Edition/ })).toBeVisible();
  },
);

export const Code = meta.story({
  args: { address: '/product/4/details/real-code' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Copy address' });
  },
});

Code.test('The real-code tab [F022]', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Copy address' })).toBeVisible();
});

Code.test('The serials of the code', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Serials' }));
  await expect(
    await canvas.findByRole('heading', { name: '20,000 serials are being made' }),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Print' }));
  await expect(await canvas.findByRole('button', { name: 'Copy address' })).toBeVisible();
});

Code.test('The brand’s own links of the code', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Links' }));
  await expect(await canvas.findByRole('heading', { name: 'Own links' })).toBeVisible();
  await expect(canvas.getByRole('row', { name: /Certificates/ })).toHaveTextContent(
    'Broken since 11-19-2026: the page was not found (404).',
  );
});

export const CallsToAction = meta.story({
  args: { address: '/product/4/details/cta' },
  beforeEach: ({ msw }) => msw.use(...ctasHandler(ctasAnswer(merrowCtas))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add call to action' });
  },
});

CallsToAction.test('adds one to the draft [F021]', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add call to action' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Find a shop/ }));
  await expect(await canvas.findByRole('row', { name: /Find a shop/ })).toBeVisible();
});

Tests.test(
  'Input stays after a refused save, with the reason on its field',
  {
    beforeEach: ({ msw }) => {
      const said = 'This model number is taken.';
      msw.use(
        respondWithRefusal('put', productPath, 422, { message: said, errors: { model: [said] } }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    const model = await canvas.findByRole('textbox', { name: /Model/ });
    await userEvent.type(model, '-B');
    await expect(
      await canvas.findByText('Not saved: Model.', {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(model).toHaveValue('OL-500-26-B');
    await expect(model).toHaveAccessibleDescription(/This model number is taken/);
  },
);

export const PublishDialog = meta.story({
  parameters: { picture: 'window' },
  args: { address: '/product/4/details/content?modal=publish' },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'What publishing changes' });
    await waitFor(() => expect(list).toBeVisible());
  },
});

export const Gallery = meta.story({
  parameters: { picture: 'window' },
  args: { address: '/product/4/details/summary?modal=gallery&slot=logo' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/companies/7/files', ({ request }) => {
        const asked = Object.fromEntries(new URL(request.url).searchParams);
        const isCount = asked['status'] === 'inactive' && asked['size'] === '200';
        return isCount || (asked['status'] === 'active' && asked['size'] === '1000')
          ? undefined
          : HttpResponse.json({ message: 'Not what the gallery asks.' }, { status: 422 });
      }),
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Select Image' });
    await waitFor(() => expect(dialog).toHaveTextContent('Tea tin'));
  },
});

Gallery.test(
  'The gallery is in the address and loads up to 1000 active files [F107] [F108] [K12]',
  async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Select Image' });
    await waitFor(() => expect(dialog).toHaveTextContent('Tea tin'));
  },
);

Tests.test(
  'empty',
  {
    args: { address: '/product/4/details/content' },
    beforeEach: ({ msw }) => {
      const unpublishedContent = { ...oliveOil.unpublishedContent, sections: [] };
      msw.use(productHandler({ ...oliveOil, unpublishedContent }));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No sections yet')).toBeVisible();
  },
);

Tests.test(
  'missing',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithRefusal('get', productPath, 404, { message: 'Not found.' }));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('There is no page at this address')).toBeVisible();
  },
);
