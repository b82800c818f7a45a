import { PlanCards } from '@hangtag/ui/patterns/PlanCards';
import { SupportHref } from '@hangtag/ui/patterns/contactSupport';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { basic, business, enterprise, pro } from '../fixtures/plans.ts';
import { noYearlyReason, planCardsArgs, readyPlans } from '../support/planCardsArgs.ts';
import { expectAnnouncedOnce } from '../support/expectAnnouncedOnce.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/PlanCards/Further states',
  component: PlanCards,
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: planCardsArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const WithoutAPrice = meta.story({
  tags: ['picture'],
  args: {
    content: readyPlans([pro, business, { ...enterprise, displayed: true }]),
    usedProducts: 12,
  },
  render: (args) => (
    <SupportHref value="mailto:sales@hangtag.example">
      <PlanCards {...args} />
    </SupportHref>
  ),
});

WithoutAPrice.test('A plan without a price reads Contact us', async ({ canvas }) => {
  await expect(canvas.getByText('Contact us')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Choose Enterprise' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Ask about Enterprise' })).toHaveAttribute(
    'href',
    'mailto:sales@hangtag.example',
  );
});

export const LongText = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'tablet' } },
  args: {
    content: readyPlans([
      { ...basic, title: 'Donaudampfschifffahrtsgesellschaft', price: 12_039.5 },
      pro,
      business,
    ]),
    usedProducts: 1,
  },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { current: 'basic', onIntervalChange: fn(), yearlyLockedReason: noYearlyReason },
});

export const RightToLeft = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' }, direction: 'rtl' },
});

export const InHighContrast = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' }, theme: 'high contrast' },
  args: { current: 'basic' },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
  play: () => expectAnnouncedOnce('Loading the plans'),
});

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    content: {
      phase: 'failed',
      sentence: 'The server could not be reached. The plan and the published pages are as before.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The plans didn’t load');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

Tests.test('empty', { args: { content: readyPlans([enterprise]) } }, async ({ canvas }) => {
  await expect(canvas.getByText('No plan is on offer')).toBeVisible();
});
