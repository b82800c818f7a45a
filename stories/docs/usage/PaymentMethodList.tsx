import { Badge } from '@hangtag/ui/elements/Badge';
import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CardName } from '@hangtag/ui/patterns/CardName';
import { PaymentMethodList } from '@hangtag/ui/patterns/PaymentMethodList';
import { Trash2 } from 'lucide-react';
import { BILLING_TODAY, mastercard, visa } from '../../fixtures/customer.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `PaymentMethodList` is used. */
export const usage: Usage = {
  do: {
    says: 'Say why the default card’s bin is closed, where it stands, and when a card ends.',
    shows: () => (
      <PaymentMethodList
        methods={[visa, mastercard]}
        isPlanActive
        today={BILLING_TODAY}
        onAdd={() => undefined}
        onMakeDefault={() => undefined}
        onDelete={() => undefined}
      />
    ),
  },
  dont: {
    says: 'Don’t dim a control and leave people to guess why, and which card is charged.',
    shows: () => (
      <Stack gap={12}>
        <Inline justify="between" wraps={false}>
          <CardName card={visa} badge={<Badge>Active</Badge>} />
          <IconButton icon={Trash2} size="small" aria-label="Delete Visa" isDisabled />
        </Inline>
        <Inline justify="between" wraps={false}>
          <CardName card={mastercard} badge={<Badge>Active</Badge>} />
          <IconButton icon={Trash2} size="small" aria-label="Delete Mastercard" isDisabled />
        </Inline>
      </Stack>
    ),
  },
};
