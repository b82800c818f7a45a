import { http, HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { codeAnswer } from '../fixtures/code.ts';
import { pictures } from '../fixtures/files.ts';
import { previewLink } from '../fixtures/preview.ts';
import { merrow, oliveOil } from '../fixtures/productAnswer.ts';
import { AppAtAddress, signedIn } from '../support/AppAtAddress.tsx';
import { expectLoadFailed, expectLoading, expectForbidden } from '../support/expectScreenState.ts';
import { respondWithServerError, respondWithForbidden, neverRespond } from '../mocks/answers.ts';
import { previewHandler } from '../mocks/preview.ts';
import {
  codeHandler,
  companyHandler,
  filesPath,
  filesHandler,
  productPath,
  productHandler,
} from '../mocks/products.ts';

const tab = (name: string) => ({ address: `/product/4/details/${name}` });
const codesPath = `${productPath}/codes`;
const gallery = { address: '/product/4/details/summary?modal=gallery&slot=logo' };

const meta = preview.meta({
  title: 'Screens/Product/Without its data',
  component: AppAtAddress,
  args: tab('summary'),
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signedIn(msw);
    msw.use(
      productHandler(oliveOil),
      companyHandler(merrow),
      filesHandler(pictures(12)),
      codeHandler(codeAnswer),
      previewHandler(previewLink),
    );
  },
});

export const Loading = meta.story({
  name: 'While a product loads its page has title, tabs and height already',
  tags: ['picture-once'],
  beforeEach: ({ msw }) => msw.use(neverRespond('get', productPath)),
  play: expectLoading('Product', 'product'),
});

export const ContentLoading = Loading.extend({
  name: 'So has its content',
  args: tab('content'),
});

export const Failed = meta.story({
  name: 'A product that did not come can be asked for again',
  tags: ['picture-once'],
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', productPath)),
  play: expectLoadFailed('Product', 'The product'),
});

export const Refused = meta.story({
  name: 'A product that is somebody else’s says who may',
  beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', productPath)),
  play: expectForbidden('Product'),
});

export const SectionsLoading = meta.story({
  name: 'No section seems gone while the catalogue is on its way',
  args: tab('content'),
  beforeEach: ({ msw }) => msw.use(neverRespond('get', '/api/companies/7')),
  play: expectLoading('Harvest Olive Oil', 'sections'),
});

export const SectionsFailed = meta.story({
  args: tab('content'),
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', '/api/companies/7')),
  play: expectLoadFailed('Harvest Olive Oil', 'The sections'),
});

export const CodeLoading = meta.story({
  args: tab('real-code'),
  beforeEach: ({ msw }) => msw.use(neverRespond('get', codesPath)),
  play: expectLoading('Harvest Olive Oil', 'the code'),
});

export const CodeFailed = meta.story({
  args: tab('real-code'),
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', codesPath)),
  play: expectLoadFailed('Harvest Olive Oil', 'The code'),
});

export const CodeRefused = meta.story({
  args: tab('real-code'),
  beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', codesPath)),
  play: expectForbidden('Harvest Olive Oil'),
});

const select = async () => within(await screen.findByRole('dialog', { name: 'Select Image' }));

export const GalleryLoading = meta.story({
  args: gallery,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', filesPath)),
  play: async () => {
    await expect(await (await select()).findByText('Loading images')).toBeInTheDocument();
  },
});

export const GalleryEmpty = meta.story({
  args: gallery,
  beforeEach: ({ msw }) => msw.use(filesHandler([])),
  play: async () => {
    await expect(await (await select()).findByText('No images yet')).toBeVisible();
  },
});

export const GalleryFailed = meta.story({
  name: 'Files that did not come are asked for again',
  args: gallery,
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      http.get(filesPath, () =>
        asked++ === 0 ? HttpResponse.json({ message: 'Server Error' }, { status: 500 }) : undefined,
      ),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await select();
    await expect(await dialog.findByText('The images didn’t load')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByText('Tea tin')).toBeVisible();
  },
});
