import { Button } from '@hangtag/ui/elements/Button';
import { Checkbox } from '@hangtag/ui/elements/Checkbox';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `InvoiceDetails` is used. */
export const usage: Usage = {
  do: {
    says: 'Say from which invoice on a change holds.',
    shows: () => (
      <Stack gap={20}>
        <TextField
          label="PO number"
          labelEnd="Optional"
          defaultValue="PO-2026-118"
          hint="Stands on every invoice from the next one on. Earlier invoices stay as they are."
        />
        <Inline justify="end">
          <Button tone="primary">Save invoice details</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t change an invoice that was sent.',
    shows: () => (
      <Stack gap={20}>
        <TextField
          label="PO number"
          labelEnd="Optional"
          defaultValue="PO-2026-118"
          hint="Stands on every invoice."
        />
        <Checkbox label="Correct the 4 earlier invoices too" defaultSelected />
        <Inline justify="end">
          <Button tone="primary">Save invoice details</Button>
        </Inline>
      </Stack>
    ),
  },
};
