import { Button } from '@hangtag/ui/elements/Button';
import { SubscribeForm, type SubscribeProgress } from '@hangtag/ui/patterns/SubscribeForm';
import { useState } from 'react';
import preview from '../../.storybook/preview.tsx';
import { visa } from '../fixtures/customer.ts';
import { expectAnnounced, expectPhrases, expectStops } from '../support/screenReader.ts';
import { subscribeArgs } from '../support/subscribeArgs.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/SubscribeForm/Announcements',
  component: SubscribeForm,
  tags: ['!autodocs'],
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: { ...subscribeArgs, savedCards: [visa] },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'The card and the coupon, then the bill, then the button',
  async ({ canvas, userEvent }) => {
    await expectPhrases(canvas.getByRole('form', { name: 'Payment' }), [
      'form, Payment',
      'heading, Payment, level 3',
      'radiogroup, Card, orientated vertically',
      'radio, Visa ending 4242, expires 08/2028, checked, position 1, set size 2',
      'Visa ending 4242, expires 08/2028',
      'radio, Another card, not checked, position 2, set size 2',
      'Another card',
      'Coupon',
      'Optional',
      'textbox, Coupon',
      'button, Apply, disabled',
      'status',
      'heading, Pro, level 3',
      '$99.00 per month',
      'region, What you will pay, not busy',
      'heading, What you will pay, level 3',
      'term',
      'Pro, 3 products',
      'definition',
      '$99.00',
      'term',
      'Due today',
      'definition',
      '$99.00',
      'Next bill',
      'term',
      'Pro, 3 products',
      'definition',
      '$99.00',
      'term',
      'Due 12-21-2026',
      'definition',
      '$99.00',
      'Then $99.00 per month.',
      'Takes effect',
      '11-21-2026',
      '.',
      'Visa ending 4242 is charged.',
      'status',
      'status',
      'button, Subscribe',
    ]);
    await expectStops(userEvent, [
      'radio, Visa ending 4242, expires 08/2028, checked, position 1, set size 2',
      'textbox, Coupon',
      'button, Subscribe',
    ]);
  },
);

const steps: readonly SubscribeProgress[] = [{ phase: 'subscribing' }, { phase: 'confirmed' }];

Tests.test(
  'Each step and its end are announced',
  {
    render: function Stepping(args) {
      const [step, setStep] = useState(-1);
      return (
        <>
          <SubscribeForm {...args} progress={steps[step] ?? { phase: 'asking' }} />
          <Button onPress={() => setStep((last) => last + 1)}>Next step</Button>
        </>
      );
    },
  },
  async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next step' });
    await userEvent.tab();
    await expectAnnounced(async () => {
      await userEvent.click(next);
      await userEvent.click(next);
    }, ['button, Next step', 'polite: Subscribing', 'polite: Subscription confirmed']);
  },
);
