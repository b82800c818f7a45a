import { HostList, type HostListProps } from '@hangtag/ui/patterns/HostList';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phrases, stops } from '../announcements/HostList.ts';
import { usage } from '../docs/usage/HostList.tsx';
import { hostsAnswer, usedHost, waitingHost } from '../fixtures/hosts.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { tabTo } from '../support/tabTo.ts';

const ready = (changes: Partial<typeof hostsAnswer> = {}) =>
  ({ phase: 'ready', ...hostsAnswer, ...changes }) as const;

const provenHost = { ...waitingHost, provedAt: '2026-11-20T09:00:00Z' };

const meta = preview.meta({
  title: 'Patterns/Company/HostList',
  component: HostList,
  tags: ['!picture'],
  args: {
    content: ready() satisfies HostListProps['content'],
    isBusy: false,
    changing: null satisfies HostListProps['changing'],
    problem: null satisfies HostListProps['problem'],
    onAdd: fn(() => Promise.resolve(true)) satisfies HostListProps['onAdd'],
    onProve: fn() satisfies HostListProps['onProve'],
    onUse: fn(() => Promise.resolve(true)) satisfies HostListProps['onUse'],
    onStopUse: fn() satisfies HostListProps['onStopUse'],
    onRemove: fn(() => Promise.resolve(true)) satisfies HostListProps['onRemove'],
    onRetry: fn(),
  },
  parameters: { usage, frame: 'form' },
  globals: { viewport: { value: 'desktop' } },
});

export const Example = meta.story();

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

Example.test('is read by a screen reader', screenReaderTest(phrases, stops));

Example.test(
  'adds a domain by keyboard, and refuses an address',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Add domain' }));
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add a domain' });
    const field = within(dialog).getByRole('textbox', { name: /^Domain/ });
    const add = within(dialog).getByRole('button', { name: 'Add domain' });
    await userEvent.type(field, 'https://code.merrow.example');
    await userEvent.click(add);
    await within(dialog).findByText(/without https:\/\/ and without a path/);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'code.merrow.example');
    await tabTo(userEvent, add);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('code.merrow.example');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Example.test(
  'checks a record, and puts the platform’s host back',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the record' }));
    await expect(args.onProve).toHaveBeenLastCalledWith(waitingHost);
    await userEvent.click(canvas.getByRole('button', { name: 'Use hangtag.example again' }));
    await expect(args.onStopUse).toHaveBeenLastCalledWith(usedHost);
  },
);

/** Its record was found; nothing carries it. */
export const Proven = meta.story({ args: { content: ready({ hosts: [provenHost] }) } });

Proven.test(
  'says what print means and asks who renews the domain',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use in new codes…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Print qr.merrow.example?' });
    await expect(dialog).toHaveTextContent(
      'This address will be in print. If the domain lapses, whoever buys it owns your packs.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use in new codes' }));
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Who renews it/ }), 'IT');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use in new codes' }));
    await expect(args.onUse).toHaveBeenLastCalledWith(provenHost, 'IT');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Proven.test('is removed after a question', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove qr.merrow.example?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await expect(args.onRemove).toHaveBeenLastCalledWith(provenHost);
});

/** Nobody added one. */
export const PlatformOnly = meta.story({
  args: { content: ready({ hosts: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText(/New codes carry it/)).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: {
    changing: 2,
    problem:
      'There is no TXT record at _hangtag.qr.merrow.example yet. A new one can take an hour to be seen.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no TXT record');
  },
});

export const Lapsed = meta.story({
  args: {
    content: ready({
      hosts: [
        { ...usedHost, problem: 'Nothing answers at this host, or its certificate has run out.' },
      ],
    }),
  },
});

export const Checking = meta.story({ args: { isBusy: true, changing: 2 } });

export const Refused = meta.story({
  args: { content: ready({ can: { change: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/^Admins add domains/)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const LoadFailed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server doesn’t answer.' } },
});
