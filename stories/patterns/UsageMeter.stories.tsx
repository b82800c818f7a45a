import { UsageMeter } from '@hangtag/ui/patterns/UsageMeter';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/UsageMeter.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Products/UsageMeter',
  component: UsageMeter,
  parameters: { usage },
  args: {
    of: 'products' as 'products' | 'sections',
    usage: { used: 3, limit: 5 },
    planName: 'Pro' as string | null,
    lockedReason: null as string | null,
    billingHref: '?modal=billing' as string | undefined,
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 of 5 products used on Pro\./)).toBeVisible();
    const meter = canvas.getByRole('meter', { name: 'Products' });
    await expect(meter).toHaveAttribute('aria-valuetext', '3 of 5');
  },
});

export const Full = meta.story({
  tags: ['picture'],
  args: {
    of: 'sections',
    usage: { used: 3, limit: 3 },
    planName: 'Basic',
    lockedReason: 'The plan allows 3 sections on a page. Change the plan to add more.',
  },
});

Full.test('A full page is reported once, and links to the plan', async ({ canvas }) => {
  await expect(canvas.getByText(/3 of 3 sections used on Basic\./)).toBeVisible();
  await expect(canvas.queryByText(/The plan allows 3 sections/)).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Change the plan' })).toHaveAttribute(
    'href',
    '?modal=billing',
  );
});

export const Unlimited = meta.story({
  tags: ['picture'],
  args: { usage: { used: 41, limit: 1000 }, planName: 'Enterprise' },
});

Unlimited.test('1000 reads Unlimited [K05]', async ({ canvas }) => {
  await expect(canvas.getByText(/41 products used\. Unlimited on Enterprise\./)).toBeVisible();
  await expect(canvas.queryByRole('meter')).toBeNull();
});

Tests.test(
  'full for those who cannot change it',
  {
    args: {
      usage: { used: 5, limit: 5 },
      lockedReason: 'The plan holds 5 products and 5 are in use. Ask an admin for more.',
      billingHref: undefined,
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText(/The plan holds 5 products/)).toBeVisible();
    await expect(canvas.queryByText(/5 of 5 products used/)).toBeNull();
  },
);

Unlimited.test(
  'without a plan',
  { args: { planName: null, usage: { used: 3, limit: 0 }, lockedReason: 'No plan is active.' } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/No plan is active\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a plan' })).toBeVisible();
    await expect(canvas.queryByText(/of 0/)).toBeNull();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
);

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    '3 of 5 products used on Pro.',
    'link, Add products',
    'meter, Products, min value 0, max value 5, current value 3 of 5',
  ]);
  await expectStops(userEvent, ['link, Add products']);
});
