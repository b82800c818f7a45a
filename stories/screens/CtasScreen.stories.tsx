import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowCtas } from '../fixtures/ctas.ts';
import { films } from '../fixtures/files.ts';
import { neverRespond, respondWithForbidden, respondWithRefusal } from '../mocks/answers.ts';
import { ctasAnswer, ctasHandler, ctasPath } from '../mocks/ctas.ts';
import { filesHandler } from '../mocks/products.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';

const meta = preview.meta({
  title: 'Screens/Calls to action',
  component: AppAtAddress,
  args: { address: '/ctas' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(...ctasHandler(ctasAnswer(merrowCtas)));
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/^6 of 50/);
  },
});

Default.test('shows those whose link is broken alone', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: '1 link is broken' }));
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
  await expect(canvas.getByRole('row', { name: 'Find a shop' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Link is broken State' }));
  await userEvent.click(await screen.findByRole('option', { name: 'All states' }));
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6));
});

export const Broken = meta.story({ tags: ['!picture'], args: { address: '/ctas?state=broken' } });

Broken.test('opens as its address says, and keeps it while a form is open', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Fix link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getAllByRole('row')).toHaveLength(1);
});

const sent: unknown[] = [];

Default.test(
  'changes one on its live pages with their number',
  {
    beforeEach: ({ msw }) => {
      sent.length = 0;
      msw.use(
        http.put(`${ctasPath}/1`, async ({ request }) => {
          sent.push(await request.json());
          const [first] = merrowCtas;
          return HttpResponse.json({ ...ctasAnswer(merrowCtas), cta: first });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /Buy online/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Label/ }), ' now');
    await userEvent.click(screen.getByRole('button', { name: 'Save on 9 pages' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toEqual([
      expect.objectContaining({ label: 'Buy online now', confirmUses: 9 }),
    ]);
  },
);

Default.test(
  'keeps the input when saving fails',
  {
    beforeEach: ({ msw }) =>
      msw.use(respondWithRefusal('post', ctasPath, 503, { message: 'Not now.' })),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New call to action' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Label/ }), 'Find a shop');
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'merrow.example');
    await userEvent.click(screen.getByRole('button', { name: 'Add call to action' }));
    await expect(await screen.findByText('Not saved.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /^Label/ })).toHaveValue('Find a shop');
  },
);

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...ctasHandler(ctasAnswer([]))),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('get', ctasPath)),
});

export const LimitReached = meta.story({
  beforeEach: ({ msw }) => {
    const addLocked =
      'The plan holds 6 calls to action and 6 are in use. Delete one, or change the plan.';
    const can = { edit: true, locked: null, addLocked, checkLinks: true };
    msw.use(...ctasHandler(ctasAnswer(merrowCtas, { can, usage: { used: 6, limit: 6 } })));
  },
});

LimitReached.test('says why none can be added, and edits the others', async ({ canvas }) => {
  const add = await canvas.findByRole('button', { name: /New call to action/ });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription(/The plan holds 6 calls to action/);
  await expect(canvas.getByText('6 of 6.', { exact: false })).toBeVisible();
});

export const ReadOnly = meta.story({
  beforeEach: ({ msw }) => {
    const locked = 'Your plan has ended. Pages stay as they are.';
    const can = { edit: false, locked, addLocked: locked, checkLinks: true };
    msw.use(...ctasHandler(ctasAnswer(merrowCtas, { can })));
  },
});

export const NotAllowed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', ctasPath)),
});

const asked: string[] = [];

Default.test(
  'lists the pages of a used one, and puts another in its place',
  {
    beforeEach: ({ msw }) => {
      asked.length = 0;
      msw.use(
        http.delete(`${ctasPath}/2`, ({ request }) => {
          const { search } = new URL(request.url);
          asked.push(search);
          if (search !== '') return HttpResponse.json(ctasAnswer(merrowCtas.toSpliced(1, 1)));
          return HttpResponse.json(
            {
              message:
                '2 pages show this call to action. Take it off them, replace it, or switch it off.',
              code: 'in_use',
              total: 2,
              uses: [
                { kind: 'company', id: 7, name: 'Merrow Goods', place: 'both' },
                { kind: 'product', id: 12, name: 'Harvest Olive Oil', place: 'draft' },
              ],
            },
            { status: 409 },
          );
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Find a shop' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    const pages = (await question.findAllByRole('listitem')).map((page) => page.textContent);
    await expect(pages).toEqual(['All pages (draft and page)', 'Harvest Olive Oil (draft)']);
    await expect(question.getByRole('button', { name: 'Make inactive' })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: /In its place/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Buy online (Shop, autumn)' }));
    await userEvent.click(question.getByRole('button', { name: 'Replace and delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(asked).toEqual(['', '?replaceBy=1']);
  },
);

Default.test(
  'asks an address now, and announces what was found',
  {
    beforeEach: ({ msw }) => {
      const found = {
        at: '2026-11-21T12:00:00Z',
        status: 301,
        state: 'redirected',
        brokenSince: null,
        movedTo: 'https://shop.merrow.example/larder',
      } as const;
      const [first] = merrowCtas;
      msw.use(
        http.post(`${ctasPath}/1/check`, () =>
          HttpResponse.json({ ...ctasAnswer(merrowCtas), cta: first, found }),
        ),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /Buy online/ }));
    const check = await screen.findByRole('button', { name: 'Check now' });
    await userEvent.click(check);
    const form = within(screen.getByRole('dialog'));
    await waitFor(() =>
      expect(form.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^Moved for good to shop\.merrow\.example\/larder/),
      ),
    );
    await expect(check).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Use the new address' }));
    await expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue(
      'https://shop.merrow.example/larder',
    );
  },
);

Default.test(
  'chooses a film of the library as the target [F024]',
  {
    beforeEach: ({ msw }) => {
      sent.length = 0;
      msw.use(
        filesHandler(films),
        http.post(ctasPath, async ({ request }) => {
          sent.push(await request.json());
          const [first] = merrowCtas;
          return HttpResponse.json({ ...ctasAnswer(merrowCtas), cta: first }, { status: 201 });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New call to action' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: /^Label/ }), 'Watch the pressing');
    await userEvent.click(form.getByRole('button', { name: /Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Video' }));
    await userEvent.click(form.getByRole('radio', { name: 'A video in the library' }));
    await userEvent.click(form.getByRole('button', { name: 'Choose video (Video)' }));
    const gallery = within(await screen.findByRole('dialog', { name: 'Select Video' }));
    await expect(gallery.queryByText(/YouTube/)).toBeNull();
    await userEvent.click(await gallery.findByRole('row', { name: 'Harvest, part 2' }));
    await userEvent.click(gallery.getByRole('button', { name: 'Select' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add call to action' }));
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ type: 'video', target: '', filesId: 2 })]),
    );
  },
);

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respondWithRefusal('get', ctasPath, 503, { message: 'Not now.' })),
});

Default.test(
  'is deleted from its form, after the list has asked',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /Buy online/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const asked = await screen.findByRole('alertdialog');
    await expect(within(asked).getByText(/Buy online/)).toBeVisible();
    await userEvent.click(within(asked).getByRole('button', { name: /^(Cancel|Keep)/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);
