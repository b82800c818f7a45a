import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CouponField } from '@hangtag/ui/patterns/CouponField';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `CouponField` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what is wrong with a code at the code, and leave the purchase open.',
    shows: () => (
      <Stack gap={20}>
        <CouponField
          code="SUMMER"
          check={{ phase: 'invalid' }}
          onCodeChange={() => undefined}
          onApply={() => undefined}
          onReset={() => undefined}
        />
        <Inline justify="end">
          <Button tone="primary">Pay $249.00 a month</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t hold the purchase back for a wrong code, far from where it was typed.',
    shows: () => (
      <Stack gap={20}>
        <Notice tone="danger" title="Payment failed.">
          Error 4012.
        </Notice>
        <TextField label="Coupon" defaultValue="SUMMER" />
        <Inline justify="end">
          <Button tone="primary" isDisabled>
            Pay
          </Button>
        </Inline>
      </Stack>
    ),
  },
};
