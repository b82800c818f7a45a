import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowCtas } from '../fixtures/ctas.ts';
import { respondWithRefusal } from '../mocks/answers.ts';
import { ctasAnswer, ctasHandler, ctasPath } from '../mocks/ctas.ts';
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

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respondWithRefusal('get', ctasPath, 503, { message: 'Not now.' })),
});
