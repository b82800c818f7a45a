import { demoHasNoBilling } from '@hangtag/contract/rules/billingClick';
import { PlanUse } from '@hangtag/ui/patterns/PlanUse';
import { SupportHref } from '@hangtag/ui/patterns/contactSupport';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PlanUse.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/PlanUse',
  component: PlanUse,
  parameters: { usage },
  args: {
    planName: 'Business' satisfies string | null,
    usage: { used: 9, limit: 10 },
    included: 7,
    billingHref: '?modal=billing' satisfies string | undefined,
    lockedReason: undefined satisfies string | undefined,
  },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Products' })).toHaveAttribute(
      'aria-valuetext',
      '9 of 10',
    );
    await expect(canvas.getByText('7 included, 3 additional')).toBeVisible();
  },
});

export const Unlimited = meta.story({
  tags: ['picture'],
  args: { usage: { used: 41, limit: 1000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('41 products, without a limit')).toBeVisible();
  },
});

export const WithoutAPlan = meta.story({
  tags: ['picture'],
  args: { planName: null, usage: { used: 0, limit: 0 }, included: 0 },
});

WithoutAPlan.test(
  'a demo company reads why there is no billing, and the way to a plan [X14]',
  {
    args: {
      planName: 'Demo company',
      usage: { used: 1, limit: 1 },
      billingHref: undefined,
      lockedReason: demoHasNoBilling,
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText(demoHasNoBilling)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
);

WithoutAPlan.test(
  'a demo company reaches support where the installation has one',
  {
    args: {
      planName: 'Demo company',
      usage: { used: 1, limit: 1 },
      billingHref: undefined,
      lockedReason: demoHasNoBilling,
    },
    render: (args) => (
      <SupportHref value="mailto:support@hangtag.example">
        <PlanUse {...args} />
      </SupportHref>
    ),
  },
  async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Contact support' });
    await expect(link).toHaveAttribute('href', 'mailto:support@hangtag.example');
    await expect(link.closest('p')).toHaveTextContent(demoHasNoBilling);
  },
);

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'region, Plan',
    'link, Billing',
    'heading, Business, level 2',
    'meter, Products, min value 0, max value 10, current value 9 of 10',
    '7 included, 3 additional',
  ]);
  await expectStops(userEvent, ['link, Billing']);
});
