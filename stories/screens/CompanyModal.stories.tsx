import { companyMessages } from '@hangtag/contract/rules/messages';
import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrow } from '../fixtures/companies.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import { companyPath, companyHandlers, placesHandlers } from '../mocks/companies.ts';

const meta = preview.meta({
  title: 'Screens/Company details',
  component: AppAtAddress,
  args: { address: '/assets?modal=company' },
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(...companyHandlers(companyPath, merrow), ...placesHandlers);
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The dialog while the company loads, or when loading fails. */
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Company details' }));

/** The dialog with the form, which replaces the loading one. */
const filled = async () => {
  const form = await screen.findByRole('form', { name: 'Company details' });
  await waitFor(() => expect(form).toBeVisible());
  return dialog();
};

const save = (userEvent: StoryContext['userEvent']) =>
  userEvent.click(screen.getByRole('button', { name: 'Save company' }));

export const Ready = meta.story({
  play: async () => {
    await expect(await (await filled()).findByLabelText('Name')).toHaveValue('Merrow Goods');
  },
});

Ready.test('The details of one’s own company above any screen', async () => {
  await expect(await (await filled()).findByLabelText('Name')).toHaveValue('Merrow Goods');
});

Ready.test('On a phone', { globals: { viewport: { value: 'phone' } } }, async () => {
  await expect(await (await filled()).findByLabelText('Name')).toHaveValue('Merrow Goods');
});

Ready.test(
  'A successful save closes the modal and announces the company’s name [M08]',
  async ({ userEvent }) => {
    const name = await (await filled()).findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Merrow & Daughters');
    await save(userEvent);
    const said = companyMessages.saved('Merrow & Daughters');
    await expect(await screen.findByText(said)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    // The list of industries has changed since the choice.
    const errors = { industry: ['Is not an industry.'] };
    msw.use(
      respondWithRefusal('put', companyPath, 422, { message: 'Wrong.', errors }),
      ...companyHandlers(companyPath, {
        ...merrow,
        industry: 811212,
        industryName: 'Telex repair',
      }),
    );
  },
  play: async ({ userEvent }) => {
    const form = await filled();
    await userEvent.type(await form.findByLabelText('Name'), '!');
    await save(userEvent);
    await form.findByText('Is not an industry.');
  },
});

Refused.test("The server's refusal is under its field", async () => {
  const form = await filled();
  await expect(await form.findByText('Is not an industry.')).toBeVisible();
});

Tests.test(
  'A failed save keeps the input, and the form reports it [M07]',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('put', companyPath));
    },
  },
  async ({ userEvent }) => {
    const form = await filled();
    await userEvent.type(await form.findByLabelText('Name'), '!');
    await save(userEvent);
    await expect(await form.findByText(companyMessages.failed)).toBeVisible();
    await expect(form.getByLabelText('Name')).toHaveValue('Merrow Goods!');
  },
);

Tests.test(
  "Another user's changes are shown, and the user chooses",
  {
    beforeEach: ({ msw }) => {
      const serverVersion = { ...merrow, telephone: '207-555-0199', version: 5 };
      let reads = 0;
      msw.use(
        respondWithRefusal('put', companyPath, 409, { message: 'Changed.', code: 'stale_write' }),
        http.get(companyPath, () => HttpResponse.json(reads++ === 0 ? merrow : serverVersion)),
      );
    },
  },
  async ({ userEvent }) => {
    const form = await filled();
    await userEvent.type(await form.findByLabelText('Name'), '!');
    await save(userEvent);
    await expect(await form.findByText('This company was saved elsewhere.')).toBeVisible();
  },
);

/** Resolving it answers the save. */
let late = Promise.withResolvers<undefined>();

Tests.test(
  'An answer that arrives after the modal was closed closes nothing else',
  {
    beforeEach: ({ msw }) => {
      late = Promise.withResolvers();
      msw.use(
        http.put(companyPath, async () => {
          await late.promise;
          return HttpResponse.json({ ...merrow, version: 9 });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    const form = await filled();
    await userEvent.type(await form.findByLabelText('Name'), '!');
    await save(userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Ines Calder/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit profile' }));
    await screen.findByRole('dialog', { name: 'Your profile' });
    late.resolve(undefined);
    await expect(await screen.findByText(companyMessages.saved(merrow.companyName))).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Your profile' })).toBeVisible();
  },
);

export const Locked = meta.story({
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'User');
    msw.use(
      ...companyHandlers(companyPath, { ...merrow, can: { edit: false } }),
      ...placesHandlers,
    );
  },
  play: async () => {
    const form = await filled();
    await form.findByText(/Admins of the company change its details/);
  },
});

Locked.test('A User reads it, and whom to ask', async () => {
  const form = await filled();
  await expect(await form.findByText(/Admins of the company change its details/)).toBeVisible();
  await expect(form.queryByRole('button', { name: 'Save company' })).toBeNull();
});

Tests.test(
  'loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('get', companyPath));
    },
  },
  async () => {
    await expect(await (await dialog()).findByText('Loading company')).toBeInTheDocument();
  },
);

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', companyPath));
  },
  play: async () => {
    await expect(await (await dialog()).findByRole('button', { name: /again/ })).toBeVisible();
  },
});
