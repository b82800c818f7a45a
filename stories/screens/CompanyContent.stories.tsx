import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { merrowContent, merrowWithContent, noContent } from '../fixtures/companyContent.ts';
import { merrowCtas } from '../fixtures/ctas.ts';
import { pictures } from '../fixtures/files.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import {
  respondWithServerError,
  respondWithForbidden,
  respondWithRefusal,
  neverRespond,
} from '../mocks/answers.ts';
import { contentPath, contentHandlers } from '../mocks/companyContent.ts';
import { ctasAnswer, ctasHandler } from '../mocks/ctas.ts';
import { companyHandler, filesHandler } from '../mocks/products.ts';

const meta = preview.meta({
  title: 'Screens/Company content',
  component: AppAtAddress,
  args: { address: '/company/signature' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(
      ...contentHandlers(merrowContent),
      companyHandler(merrowWithContent),
      filesHandler(pictures(12)),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const forSale = 'Premium content is part of the Business and Enterprise plans.';

export const Signature = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  args: { address: '/company' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Merrow Goods', level: 1 });
    await expect(await canvas.findByRole('textbox', { name: /Text/ })).toHaveValue(
      'The mill has stood on the ridge since 1911. Since 1998 it has belonged to the people who work in it.',
    );
  },
});

Signature.test(
  '/company leads to the signature, published and changed since [F015] [D40] [D52]',
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Merrow Goods', level: 1 }),
    ).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Text/ })).toHaveValue(
      'The mill has stood on the ridge since 1911. Since 1998 it has belonged to the people who work in it.',
    );
    await expect(canvas.getByRole('button', { name: '1 change since 11-02-2026' })).toBeVisible();
  },
);

Tests.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: /Text/ })).toBeVisible();
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...contentHandlers(noContent));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sections yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add section' })).toBeEnabled();
    const publish = canvas.getByRole('button', { name: 'Publish' });
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
  },
});

export const CallsToAction = meta.story({
  args: { address: '/company/ctas' },
  beforeEach: ({ msw }) => msw.use(...ctasHandler(ctasAnswer(merrowCtas))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add call to action' });
  },
});

CallsToAction.test('are chosen for all pages, and can be published [F177]', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Add call to action' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Find a shop/ }));
  await expect(await canvas.findByRole('row', { name: /Find a shop/ })).toBeVisible();
  await expect(canvas.getByRole('button', { name: '2 changes since 11-02-2026' })).toBeVisible();
});

Tests.test(
  'loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('get', contentPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Loading company content')).toBeInTheDocument();
  },
);

Tests.test(
  'refused',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithForbidden('get', contentPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t open this')).toBeVisible();
  },
);

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', contentPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The company content didn’t load')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

Tests.test(
  'A User reads it, with a sentence that names who may change it',
  {
    beforeEach: async ({ msw }) => {
      await signInAs(msw, 'User');
      const locked = 'Only Admins change what the company says on its pages.';
      const can = {
        edit: false,
        locked,
        editPremium: false,
        premiumLocked: locked,
        checkLinks: true,
      };
      msw.use(...contentHandlers({ ...merrowContent, can }));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Text')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Add section' })).toBeDisabled();
  },
);

Tests.test(
  'Input is saved, and published from the list of changes',
  async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /Text/ });
    await userEvent.type(text, ' Nobody owns it alone.');
    await waitFor(() => expect(canvas.getByText('Draft saved')).toBeVisible(), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Publish 1 change to the company content?',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await expect(
      await screen.findByText('The company content is published.', {}, { timeout: 10_000 }),
    ).toBeInTheDocument();
  },
);

Tests.test(
  'Input stays after a refused save, with the reason on its field',
  {
    beforeEach: ({ msw }) => {
      const said = 'Must be at most 1600 characters.';
      const errors = { 'unpublishedContent.signature.0.values.text': [said] };
      msw.use(respondWithRefusal('put', contentPath, 422, { message: said, errors }));
    },
  },
  async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /Text/ });
    await userEvent.type(text, '!');
    await expect(await canvas.findByText(/^Not saved: /, {}, { timeout: 10_000 })).toBeVisible();
    await expect(text).toHaveAccessibleDescription(/at most 1600/);
  },
);

export const Premium = meta.story({
  args: { address: '/company/premium' },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Every bottle names its grove');
  },
});

Premium.test('Premium content on a premium plan [F016] [D40]', async ({ canvas }) => {
  await expect(await canvas.findByDisplayValue('Every bottle names its grove')).toBeVisible();
});

const notPremium = {
  ...merrowContent.can,
  editPremium: false,
  premiumLocked: `${forSale} What is published stays on your pages.`,
};

export const PremiumForSale = meta.story({
  args: { address: '/company/premium' },
  beforeEach: ({ msw }) => {
    msw.use(...contentHandlers({ ...noContent, can: notPremium }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list')).toHaveTextContent(/^Promise.*one line each\.$/);
  },
});

PremiumForSale.test(
  'Without a premium plan: its benefits, in the catalogue’s own words',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('list')).toHaveTextContent(/^Promise.*one line each\.$/);
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
);

export const PremiumEnded = meta.story({
  args: { address: '/company/premium' },
  beforeEach: ({ msw }) => {
    msw.use(...contentHandlers({ ...merrowContent, can: notPremium }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Read only on this plan.');
  },
});

PremiumEnded.test('After a premium plan: read only, and still on the pages', async ({ canvas }) => {
  await expect(await canvas.findByText('Read only on this plan.')).toBeVisible();
  await expect(canvas.getAllByText(notPremium.premiumLocked)).toHaveLength(1);
  const promise = canvas.getByDisplayValue('Every bottle names its grove');
  await expect(promise).toHaveAttribute('readonly');
});

/** The server's version: another title on the same section. */
const serverVersion = {
  ...merrowContent,
  version: 7,
  unpublishedContent: {
    ...merrowContent.unpublishedContent,
    signature: merrowContent.unpublishedContent.signature.map((each) => ({
      ...each,
      title: 'Ten people and a stone mill',
    })),
  },
};

/** Somebody else saves before the call of this path. */
const overtaken = (path: string) => {
  let answer = merrowContent;
  return [
    http.get(contentPath, () => HttpResponse.json(answer)),
    http.put(path, () => {
      answer = serverVersion;
      const refusal = { message: 'Somebody else changed this content.', code: 'stale_write' };
      return HttpResponse.json(refusal, { status: 409 });
    }),
  ];
};

Tests.test(
  'Publishing an old version leads to both versions',
  {
    beforeEach: ({ msw }) => {
      msw.use(...overtaken(merrowContent.publishUrl));
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    const asked = within(await screen.findByRole('dialog', { name: /^Publish/ }));
    await userEvent.click(await asked.findByRole('button', { name: 'Publish' }));
    await userEvent.click(await asked.findByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Two versions of the company content',
    });
    await expect(dialog).toHaveTextContent('Ten people and a stone mill');
  },
);

Tests.test(
  "After another user's save both versions stay until the user chooses",
  {
    parameters: { picture: 'window' },
    beforeEach: ({ msw }) => {
      msw.use(...overtaken(contentPath));
    },
  },
  async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /Text/ });
    await userEvent.type(text, ' Nobody owns it alone.');
    const trouble = 'The company content was saved elsewhere.';
    await expect(await canvas.findByText(trouble, {}, { timeout: 10_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Two versions of the company content',
    });
    await expect(dialog).toHaveTextContent('Ten people and a stone mill');
  },
);
