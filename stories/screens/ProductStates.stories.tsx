import { http, HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { recallsAnswer } from '../fixtures/recalls.ts';
import { codeAnswer, issuedCodes } from '../fixtures/code.ts';
import { pictures } from '../fixtures/files.ts';
import { previewLink } from '../fixtures/preview.ts';
import { merrow, oliveOil } from '../fixtures/productAnswer.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { expectLoadFailed, expectLoading, expectForbidden } from '../support/expectScreenState.ts';
import { respondWithServerError, respondWithForbidden, neverRespond } from '../mocks/answers.ts';
import { previewHandler } from '../mocks/preview.ts';
import {
  codeHandler,
  issuedHandler,
  recallsHandler,
  eLabelHandler,
  takedownHandler,
  transferHandler,
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
      previewHandler(previewLink),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

/** While a product loads, its page already has title, tabs and height. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('get', productPath)),
  play: expectLoading('Product', 'product'),
});

export const ContentLoading = Loading.extend({
  args: tab('content'),
});

/** A product that failed to load can be requested again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', productPath)),
  play: expectLoadFailed('Product', 'The product'),
});

Tests.test(
  "Another company's product names who may open it",
  { beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', productPath)) },
  expectForbidden('Product'),
);

Tests.test(
  'No section seems removed while the catalogue loads',
  {
    args: tab('content'),
    beforeEach: ({ msw }) => msw.use(neverRespond('get', '/api/companies/7')),
  },
  expectLoading('Harvest Olive Oil', 'sections'),
);

Tests.test(
  'sections failed',
  {
    args: tab('content'),
    beforeEach: ({ msw }) => msw.use(respondWithServerError('get', '/api/companies/7')),
  },
  expectLoadFailed('Harvest Olive Oil', 'The sections'),
);

Tests.test(
  'code loading',
  { args: tab('real-code'), beforeEach: ({ msw }) => msw.use(neverRespond('get', codesPath)) },
  expectLoading('Harvest Olive Oil', 'the code'),
);

Tests.test(
  'code failed',
  {
    args: tab('real-code'),
    beforeEach: ({ msw }) => msw.use(respondWithServerError('get', codesPath)),
  },
  expectLoadFailed('Harvest Olive Oil', 'The code'),
);

Tests.test(
  'code refused',
  {
    args: tab('real-code'),
    beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', codesPath)),
  },
  expectForbidden('Harvest Olive Oil'),
);

const select = async () => within(await screen.findByRole('dialog', { name: 'Select Image' }));

Tests.test(
  'gallery loading',
  { args: gallery, beforeEach: ({ msw }) => msw.use(neverRespond('get', filesPath)) },
  async () => {
    await expect(await (await select()).findByText('Loading images')).toBeInTheDocument();
  },
);

Tests.test(
  'gallery empty',
  { args: gallery, beforeEach: ({ msw }) => msw.use(filesHandler([])) },
  async () => {
    await expect(await (await select()).findByText('No images yet')).toBeVisible();
  },
);

Tests.test(
  'Files that did not come are asked for again',
  {
    args: gallery,
    beforeEach: ({ msw }) => {
      let asked = 0;
      msw.use(
        http.get(filesPath, () =>
          asked++ === 0
            ? HttpResponse.json({ message: 'Server Error' }, { status: 500 })
            : undefined,
        ),
      );
    },
  },
  async ({ userEvent }) => {
    const dialog = await select();
    await expect(await dialog.findByText('The images didn’t load')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByText('Tea tin')).toBeVisible();
  },
);
