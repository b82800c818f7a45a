import { BadgeList } from '@hangtag/ui/patterns/BadgeList';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/BadgeList.tsx';
import { StatefulBadgeList, badgeListArgs, badgeValues } from '../support/StatefulBadgeList.tsx';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Company/BadgeList',
  component: BadgeList,
  render: (args) => <StatefulBadgeList {...args} />,
  parameters: { usage, frame: 'form' },
  globals: { viewport: { value: 'desktop' } },
  args: badgeListArgs,
});

export const Many = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
});

Many.test('Each shows its certificate and days; one has expired', async ({ canvas }) => {
  await expect(canvas.getByText('Expired 06-30-2026. No longer on your pages.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
});

Many.test(
  'Each certificate can be chosen, replaced and removed',
  async ({ args, canvas, userEvent }) => {
    const of = (name: string) =>
      within(canvas.getByRole('heading', { name }).closest('li') ?? canvas.getByRole('list'));
    await userEvent.click(of('Organic Growers').getByRole('button', { name: /^Replace/ }));
    await expect(args.onChooseEvidence).toHaveBeenLastCalledWith(badgeValues[0]?.association.id);
    await userEvent.click(of('Organic Growers').getByRole('button', { name: /^Remove/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...badgeValues[0], evidence: null },
      badgeValues[1],
    ]);
    await userEvent.click(of('Fair Wages').getByRole('button', { name: /^Choose PDF/ }));
    await expect(args.onChooseEvidence).toHaveBeenLastCalledWith(badgeValues[1]?.association.id);
  },
);

Many.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const Empty = meta.story({ tags: ['picture'], args: { badges: [] } });

Empty.test('nothing offered', { args: { available: [] } }, async ({ canvas }) => {
  await expect(canvas.getByText('The platform offers no associations yet.')).toBeVisible();
});

export const One = meta.story({ args: { badges: badgeValues.slice(0, 1) } });

export const LongText = meta.story({
  args: {
    badges: badgeValues.slice(0, 1).map((each) => ({
      ...each,
      association: {
        ...each.association,
        name: 'The International Federation of Organic Growers, Pressers and Bottlers of the Coastal Terraces',
      },
      certificateNumber: 'US-ORG-204/2024/03/01-A-EXTENDED-7719',
    })),
  },
});

export const Locked = meta.story({
  tags: ['picture'],
  args: { lockedReason: 'Only Admins change what the company says on its pages.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Actions/ })).toBeNull();
  },
});

export const Busy = meta.story({ args: { isBusy: true, isChanged: true } });

Many.test(
  'A last day before the first is refused',
  {
    args: {
      badges: badgeValues.slice(0, 1).map((each) => ({ ...each, validTo: '2023-01-01' })),
      isChanged: true,
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Must not be before the first day.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

Many.test(
  'failed',
  { args: { problem: 'The server could not do this. Try again in a moment.', isChanged: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.');
  },
);
