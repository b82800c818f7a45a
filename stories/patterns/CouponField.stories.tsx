import type { Coupon } from '@hangtag/contract/wire/billing';
import { Button } from '@hangtag/ui/elements/Button';
import { type CouponCheck, CouponField } from '@hangtag/ui/patterns/CouponField';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CouponField.tsx';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const save20: Coupon = { code: 'SAVE20', valid: true, percentOff: 20, duration: 'once' };

const meta = preview.meta({
  title: 'Patterns/Billing/CouponField',
  component: CouponField,
  parameters: { usage },
  args: {
    code: '',
    check: { phase: 'asking' } satisfies CouponCheck,
    onCodeChange: fn(),
    onApply: fn(),
    onReset: fn(),
    isDisabled: false,
  },
  /** As on the screen; the story's own buttons give the server's answer. */
  render: function Held(args) {
    const [code, setCode] = useState(args.code);
    const [check, setCheck] = useState(args.check);
    return (
      <CouponField
        {...args}
        code={code}
        check={check}
        onCodeChange={(next) => {
          setCode(next);
          args.onCodeChange(next);
        }}
        onApply={(next) => {
          setCheck({ phase: 'validating' });
          args.onApply(next);
        }}
        onReset={() => {
          setCheck({ phase: 'asking' });
          args.onReset();
        }}
      />
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Empty = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon' }), '  {Enter}');
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Coupon' }));
  },
});

Tests.test(
  'Enter asks the server, and the button shows it [F148]',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('SAVE20{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('SAVE20');
    await expect(canvas.getByRole('button', { name: /^Validating/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
);

Tests.test('Spaces around the code are not sent', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon' }), ' SAVE20 {Enter}');
  await expect(args.onApply).toHaveBeenCalledWith('SAVE20');
});

Tests.test(
  'Returning to the window does not count as focus',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('SAVE20{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Coupon' });
    // A window that loses focus takes it from the field, which stays the active element.
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await expect(args.onReset).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
);

export const Invalid = meta.story({
  tags: ['picture'],
  args: { code: 'SAVE2O', check: { phase: 'invalid' } },
});

Invalid.test(
  'A wrong code reads Invalid code, with its reason under the field [F148]',
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Invalid code' })).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Coupon' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This code does not exist or has ended.');
  },
);

Invalid.test(
  'A valid code reads Code applied, with its effect [F148]',
  { args: { code: 'SAVE20', check: { phase: 'applied', coupon: save20 } } },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Code applied' });
    await expect(canvas.getByRole('textbox', { name: 'Coupon' })).toHaveAccessibleDescription(
      '20% off the first payment.',
    );
    await userEvent.click(button);
    await expect(args.onApply).not.toHaveBeenCalled();
  },
);

Invalid.test(
  'Focusing the field resets its result, and keeps the input [F149]',
  { args: { code: 'SAVE20', check: { phase: 'applied', coupon: save20 } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Coupon' });
    await expect(field).toHaveFocus();
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeEnabled();
    await expect(field).toHaveValue('SAVE20');
  },
);

/** As on the screen: the answer comes while the focus is still in the field. */
Tests.test(
  'The answer is announced once, and stays while focus never left',
  {
    render: function Answered(args) {
      const [check, setCheck] = useState<CouponCheck>({ phase: 'validating' });
      return (
        <>
          <CouponField {...args} code="SAVE20" check={check} />
          <Button onPress={() => setCheck({ phase: 'applied', coupon: save20 })}>Answer</Button>
        </>
      );
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Code applied. 20% off the first payment.',
    );
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(args.onReset).not.toHaveBeenCalled();
  },
);

Tests.test('locked', { args: { code: 'SAVE20', isDisabled: true } }, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Coupon' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: 'Apply' })).toBeDisabled();
});

export const LongText = meta.story({
  args: {
    code: 'FOR-THOSE-WHO-WERE-THERE-FROM-THE-START-AND-NEVER-LEFT',
    check: {
      phase: 'applied',
      coupon: {
        code: 'FOR-THOSE-WHO-WERE-THERE-FROM-THE-START-AND-NEVER-LEFT',
        valid: true,
        amountOff: 118_249.5,
        duration: 'repeating',
        months: 12,
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Code applied' })).toBeVisible();
    await fitsItsWidth({ canvasElement });
  },
});

Tests.test(
  'keeps a date on one line of a phone',
  {
    globals: { viewport: { value: 'phone' } },
    args: {
      code: 'A-VERY-LONG-CODE-THAT-SOMEBODY-PASTED-FROM-A-LETTER-2026',
      check: { phase: 'invalid', sentence: 'This code ended on 10-31-2026. Use another one.' },
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('10-31-2026').getClientRects()).toHaveLength(1);
  },
);
