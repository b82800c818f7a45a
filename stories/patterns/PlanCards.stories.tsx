import { PlanCards, type PlanInterval } from '@hangtag/ui/patterns/PlanCards';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { everyMode } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PlanCards.tsx';
import { basic, business, pro } from '../fixtures/plans.ts';
import { noYearlyReason, planCardsArgs, readyPlans } from '../support/planCardsArgs.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/PlanCards',
  component: PlanCards,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: planCardsArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture', 'picture-modes'],
  parameters: { chromatic: { modes: everyMode } },
  play: async ({ canvas, userEvent }) => {
    const plans = canvas.getByRole('list', { name: 'Plans' });
    const names = within(plans).getAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual(['Basic', 'Pro', 'Business']);
    await expect(canvas.queryByText('Enterprise')).toBeNull();
    await expect(canvas.getByText('$39')).toBeVisible();
    await expect(canvas.getAllByText('per month')).toHaveLength(3);
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Choose Pro' }));
    await userEvent.keyboard('{Enter}');
  },
});

Example.test('Three plans are shown, and enterprise is not [F094] [F095]', async ({ args }) => {
  await expect(args.onChoose).toHaveBeenCalledWith(pro);
});

Tests.test(
  'Three footnotes are shown under the columns [F096] [F097] [F098]',
  async ({ canvas }) => {
    const notes = canvas.getByRole('list', { name: 'Notes' });
    const said = within(notes).getAllByRole('listitem');
    await expect(said).toHaveLength(3);
    await expect(said[0]).toHaveTextContent('Note 1: Basic categories: ');
    await expect(said[1]).toHaveTextContent('Note 2: Premium categories: ');
    await expect(said[2]).toHaveTextContent(
      'Note 3: Serialized codes on Pro and Business come at an extra cost per product.',
    );
    const held = canvas.getByRole('list', { name: 'What Basic holds' });
    await expect(held).toHaveTextContent('Serialized codes not included');
    await expect(held).toHaveTextContent('Basic categories1, note 1');
  },
);

/** Rows are measured, because only their positions show whether they align. */
Tests.test(
  'Rows align across plans, whatever the height of one text',
  {
    args: {
      content: readyPlans([
        { ...basic, title: 'Basic for makers of one single thing and no other' },
        pro,
        { ...business, productNumber: 7 },
      ]),
    },
  },
  async ({ canvas }) => {
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
    const tops = (of: readonly Element[]) => new Set(of.map(top)).size;
    await expect(tops(canvas.getAllByRole('button'))).toBe(1);
    await expect(tops(canvas.getAllByText('per month'))).toBe(1);
    await expect(tops(canvas.getAllByText(/content section/))).toBe(1);
  },
);

export const CurrentPlan = meta.story({
  tags: ['picture'],
  args: { current: 'business', usedProducts: 7 },
});

CurrentPlan.test('The current plan is marked and cannot be chosen', async ({ canvas }) => {
  const [, , card] = within(canvas.getByRole('list', { name: 'Plans' })).getAllByRole('heading');
  await expect(card?.closest('li')).toHaveAttribute('aria-current', 'true');
  await expect(canvas.getByText('Current plan')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Choose Business' })).toBeNull();
  await expect(canvas.getAllByRole('button')).toHaveLength(2);
});

Tests.test(
  'Other plans are disabled while one is prepared',
  { args: { choosing: 'pro' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Choose Pro/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Choose Basic' })).toBeDisabled();
  },
);

CurrentPlan.test(
  'A locked plan gives its reason by keyboard and by press',
  {
    args: {
      usedProducts: 0,
      lockedPlans: { basic: 'Basic starts again on 12-11-2026, after the present month.' },
    },
  },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose Basic' });
    await userEvent.click(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/after the present month/);
    await expect(args.onChoose).not.toHaveBeenCalled();
    button.blur();
    // The tooltip closes half a second after the focus leaves.
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull(), { timeout: 10_000 });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/after the present month/);
  },
);

Tests.test(
  'The reason is above the plans for a user who may not choose',
  {
    args: {
      usedProducts: 0,
      lockedReason: 'Admins choose the plan. Ask Ines Calder, ines@merrow.example.',
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Ask Ines Calder/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Pro' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
);

Tests.test(
  'Yearly prices are shown where they can be chosen',
  {
    render: function Chosen(args) {
      const [interval, setInterval] = useState<PlanInterval>('month');
      return <PlanCards {...args} interval={interval} onIntervalChange={setInterval} />;
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('$1,128')).toBeVisible();
    await expect(canvas.getAllByText('per year')).toHaveLength(3);
    await expect(canvas.getByText(/Billed yearly/)).toBeVisible();
  },
);

Tests.test(
  'The yearly interval is locked in plan update, with its reason [F155]',
  { args: { current: 'pro', onIntervalChange: fn(), yearlyLockedReason: noYearlyReason } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeDisabled();
    await expect(canvas.getByRole('radiogroup', { name: 'Billed' })).toHaveAccessibleDescription(
      noYearlyReason,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIntervalChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('$99')).toBeVisible();
  },
);

Tests.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
