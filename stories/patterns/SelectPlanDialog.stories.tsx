import { SelectPlanDialog, type PlanCardsProps } from '@hangtag/ui/patterns/PlanCards';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PlanCards.tsx';
import { plansAnswer } from '../fixtures/plans.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/SelectPlanDialog',
  component: SelectPlanDialog,
  parameters: { usage, frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: { phase: 'ready', plans: plansAnswer.plans } satisfies PlanCardsProps['content'],
    onRetry: fn(),
    onChoose: fn(),
    usedProducts: 3,
    onClose: fn(),
  },
});

const open = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Select a plan' });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await open();
    await userEvent.keyboard('{Escape}');
  },
});

Example.test('The modal is titled Select a plan [F093]', async ({ args }) => {
  await expect(args.onClose).toHaveBeenCalled();
});

export const OnAPhone = Example.extend({
  globals: { viewport: { value: 'phone' } },
  play: open,
});
