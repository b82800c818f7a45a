import {
  PublishDialog,
  type PublishDialogProps,
  UnpublishDialog,
} from '@hangtag/ui/patterns/PublishDialog';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PublishDialog.tsx';
import { findFocusedDialog } from '../support/findFocusedDialog.ts';
import { expectAnnounced, expectPhrases, expectStops } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const section = (id: string, title: string, change: 'changed' | 'moved') => ({
  kind: 'section' as const,
  change,
  isMoved: change === 'moved',
  id,
  contentSectionId: 1,
  title,
  fields: change === 'changed' ? ['title', 'visible'] : [],
});

const meta = preview.meta({
  title: 'Patterns/Editor/PublishDialog',
  component: PublishDialog,
  args: {
    name: 'Harvest Olive Oil',
    changes: [
      { kind: 'summary', field: 'name' },
      section('a', 'Introduction', 'changed'),
      section('b', 'How it tastes', 'moved'),
    ] satisfies PublishDialogProps['changes'],
    definitions: [] satisfies PublishDialogProps['definitions'],
    isPublished: true,
    blockers: [] satisfies PublishDialogProps['blockers'],
    publicUrl: 'https://merrow.example/p/7kq2m9xw4t',
    brokenLinks: [] satisfies PublishDialogProps['brokenLinks'],
    isBusy: false,
    problem: undefined satisfies string | undefined,
    onCompare: undefined satisfies (() => void) | undefined,
    onPublish: fn(),
    onClose: fn(),
  } satisfies PublishDialogProps,
  parameters: { usage, picture: 'window' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Publish 3 changes to Harvest Olive Oil?' });
    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
});

Tests.test('is read by a screen reader', async ({ userEvent }) => {
  await expectPhrases(await findFocusedDialog(), [
    'dialog, Publish 3 changes to Harvest Olive Oil?',
    'banner',
    'heading, Publish 3 changes to Harvest Olive Oil?, level 2',
    'button, Close',
    'People who scan the code see the new page at once.',
    'list, What publishing changes',
    'listitem, level 1, position 1, set size 3',
    'Product name',
    'Changed',
    'listitem, level 1, position 2, set size 3',
    'Introduction',
    'Title and Visibility changed',
    'listitem, level 1, position 3, set size 3',
    'How it tastes',
    'Moved',
    'contentinfo',
    'button, Cancel',
    'button, Publish',
  ]);
  await expectStops(userEvent, ['button, Close', 'button, Cancel', 'button, Publish']);
});

Tests.test('Publishes by keyboard', async ({ args, userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveFocus());
  await expectAnnounced(async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
  }, [
    'dialog, Publish 3 changes to Harvest Olive Oil?',
    'button, Close',
    'button, Cancel',
    'button, Publish',
  ]);
  await userEvent.keyboard('{Enter}');
  await expect(args.onPublish).toHaveBeenCalledOnce();
});

export const FirstTime = meta.story({
  tags: ['picture'],
  args: { isPublished: false, changes: [] },
});

export const Blocked = meta.story({
  tags: ['picture'],
  args: {
    blockers: [
      {
        name: 'Introduction, Lead',
        problem: 'empty',
        href: '/product/4/details/content?section=a',
      },
      { name: 'Nutrition, Table', problem: 'empty', href: '/product/4/details/content?section=b' },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Publish' })).toBeDisabled();
  },
});

Blocked.test('leads to each section', async () => {
  const notice = await screen.findByRole('status');
  await expect(notice).toHaveTextContent('Nutrition, Table: empty');
  const link = within(notice).getByRole('link', { name: 'Go to section: Nutrition, Table' });
  await expect(link).toHaveAttribute('href', '/product/4/details/content?section=b');
});

export const Busy = meta.story({ args: { isBusy: true } });

export const Failed = meta.story({
  tags: ['picture'],
  args: { problem: 'Someone else published at 09:14. Load the product again to see their page.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not published.');
  },
});

export const Overtaken = meta.story({
  args: {
    problem: 'Somebody else changed this product. Look at their version first.',
    onCompare: fn(),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
    await expect(args.onPublish).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
});

export const ManyAndLong = meta.story({
  tags: ['picture'],
  args: {
    changes: Array.from({ length: 40 }, (_, index) =>
      section(
        String(index),
        `Section ${index + 1} with a title that says a little more than it would have to say`,
        'changed',
      ),
    ),
  },
});

export const Unpublish = meta.story({
  tags: ['picture'],
  render: ({ name, onClose, onPublish }) => (
    <UnpublishDialog name={name} onUnpublish={onPublish} onClose={onClose} />
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Unpublish Harvest Olive Oil?' });
    await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
});

export const BrokenLinks = meta.story({
  args: {
    brokenLinks: [
      {
        name: 'Questions, Address',
        address: 'https://help.merrow.example/ask',
        href: '/product/4/details/content?section=a',
      },
      {
        name: 'The button “Find a shop”',
        address: 'https://merrow.example/shops',
        href: '/ctas',
      },
    ],
  },
});

BrokenLinks.test('warns, leads to each link, and still publishes', async ({ args, userEvent }) => {
  await screen.findByText('2 links lead nowhere.');
  await expect(screen.getByText('Questions, Address: help.merrow.example/ask')).toBeVisible();
  const fix = screen.getByRole('link', { name: 'Fix link: The button “Find a shop”' });
  await expect(fix).toHaveAttribute('href', '/ctas');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await expect(args.onPublish).toHaveBeenCalledOnce();
});

Tests.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
