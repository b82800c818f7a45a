import { ApiTokenList, type ApiTokenListProps } from '@hangtag/ui/patterns/ApiTokenList';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ApiTokenList.tsx';
import { LoadThenShow, expectNoLayoutShift } from '../support/LoadThenShow.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { apiToken, merrowTokens } from '../fixtures/apiTokens.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (tokens: typeof merrowTokens) => ({ phase: 'ready', tokens }) as const;

/** Revoking fails; the failure is shown until the next try. */
function NeverRevoked(props: ApiTokenListProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const onRevoke = async () => {
    setProblem(null);
    await Promise.resolve();
    setProblem('The server could not be reached. The token still works.');
    return false;
  };
  return <ApiTokenList {...props} problem={problem} onRevoke={onRevoke} />;
}

const meta = preview.meta({
  title: 'Patterns/Company/ApiTokenList',
  component: ApiTokenList,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(merrowTokens) satisfies ApiTokenListProps['content'],
    revoking: null satisfies number | null,
    problem: null satisfies string | null,
    onCreate: fn() satisfies ApiTokenListProps['onCreate'],
    onRevoke: fn(() => Promise.resolve(true)) satisfies ApiTokenListProps['onRevoke'],
    onRetry: fn(),
    now: Date.parse('2026-11-21T12:00:00Z'),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test(
  'Each token shows its abilities, last use and expiry',
  async ({ args, canvas, userEvent }) => {
    const [, , old] = canvas.getAllByRole('row').slice(1);
    if (!old) throw new Error('There are three tokens.');
    await expect(within(old).getByText('Expired 06-01-2026')).toBeVisible();
    await expect(old).toHaveTextContent(
      'Read products, change products, read files, and upload and change files',
    );
    await expect(canvas.queryByText(/storyStory/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New token' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
);

Default.test(
  'Revoking asks first, names what stops, and closes when done',
  { args: { onRevoke: fn(() => Promise.resolve(false)) }, parameters: { picture: 'window' } },
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Revoke Web shop' }));
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Revoke Web shop?' });
    await expect(question).toHaveTextContent('It was last used 11-21-2026.');
    await tabTo(userEvent, within(question).getByRole('button', { name: 'Revoke token' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRevoke).toHaveBeenCalledWith(expect.objectContaining({ id: 14 }));
    await expect(question).toBeVisible();
  },
);

Default.test(
  'The question stays open while a token is revoked',
  { args: { revoking: 14 }, parameters: { picture: 'window' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Web shop' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke Web shop?' });
    const action = within(question).getByRole('button', { name: /Revoke token/ });
    await waitFor(() => expect(action).toHaveAttribute('data-pending', 'true'));
    await userEvent.click(action);
    await userEvent.keyboard('{Escape}');
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await expect(question).toBeVisible();
  },
);

Default.test('revoked', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Revoke Web shop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke token' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

Default.test(
  'A failure shows in its own question only',
  { render: (args) => <NeverRevoked {...args} /> },
  async ({ canvas, userEvent }) => {
    const revoke = () => screen.getByRole('button', { name: 'Revoke token' });
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Web shop' }));
    await userEvent.click(revoke());
    await expect(await screen.findByRole('alert')).toHaveTextContent('The token still works.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Web shop' }));
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(revoke());
    await expect(await screen.findByRole('alert')).toHaveTextContent('The token still works.');
  },
);

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const Empty = meta.story({ tags: ['picture'], args: { content: ready([]) } });

Empty.test(
  'one',
  { args: { content: ready(merrowTokens.slice(0, 1)), onCreate: undefined } },
  async ({ canvas }) => {
    await expect(canvas.getByText('1 token')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New token' })).toBeNull();
  },
);

export const LongText = meta.story({
  args: {
    content: ready([
      apiToken(2, {
        name: 'The nightly import of everything the warehouse in the Upper Kennebec Valley knows',
        abilities: [
          'products:read',
          'products:write',
          'files:read',
          'files:write',
          'analytics:read',
          'codes:issue',
        ],
      }),
      ...merrowTokens.slice(0, 1),
    ]),
  },
});

Empty.test(
  'A new token can be created before the others have loaded',
  { args: { content: { phase: 'loading' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New token' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
);

Default.test(
  'Loaded rows keep the height of the skeleton',
  {
    render: (args) => (
      <LoadThenShow
        loading={<ApiTokenList {...args} content={{ phase: 'loading' }} />}
        ready={<ApiTokenList {...args} />}
      />
    ),
  },
  async ({ canvas, canvasElement, userEvent }) => {
    const edges = () =>
      [...canvasElement.querySelectorAll('tbody tr:first-child > *')].map((cell) =>
        Math.round(cell.getBoundingClientRect().x),
      );
    const kept = edges();
    await expect(kept).toHaveLength(5);
    const create = canvas.getByRole('button', { name: 'New token' });
    const { x, y } = create.getBoundingClientRect();
    await expectNoLayoutShift(canvasElement, userEvent);
    await expect(edges()).toEqual(kept);
    await expect(create.getBoundingClientRect()).toMatchObject({ x, y });
  },
);

Empty.test(
  'failed',
  { args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

Empty.test(
  'is read by a screen reader',
  { args: { content: ready(merrowTokens.slice(0, 1)), onCreate: undefined } },
  async ({ canvasElement, userEvent }) => {
    await expectPhrases(canvasElement, [
      '1 token',
      'table, API tokens',
      'row, Token Can Last used Expires Actions',
      'columnheader, Token',
      'columnheader, Can',
      'columnheader, Last used',
      'columnheader, Expires',
      'columnheader, Actions',
      'row, Web shop Ends with h4Qz, made 09-01-2026 Read products and read files 11-21-2026 02-19-2027 Revoke Web shop',
      'rowheader, Web shop Ends with h4Qz, made 09-01-2026',
      'cell, Read products and read files',
      'cell, 11-21-2026',
      'cell, 02-19-2027',
      'cell, Revoke Web shop',
      'button, Revoke Web shop',
    ]);
    await expectStops(userEvent, ['button, Revoke Web shop']);
  },
);
