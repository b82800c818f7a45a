import { TextField } from '@hangtag/ui/elements/TextField';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `SummaryForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Say under each field what becomes of it on the page.',
    shows: () => (
      <Stack gap={20}>
        <TextField
          label="Headline"
          defaultValue="Pressed the same night"
          hint="The first words on the page. The name stands there while this is empty."
        />
        <TextField
          label="UPC or GTIN"
          labelEnd="Optional"
          inputMode="numeric"
          hint="The number under the barcode. It makes the code a GS1 Digital Link."
        />
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t say only what a field takes: nobody learns from it what to write.',
    shows: () => (
      <Stack gap={20}>
        <TextField
          label="Headline"
          defaultValue="Pressed the same night"
          hint="120 characters at most."
        />
        <TextField
          label="UPC or GTIN"
          labelEnd="Optional"
          inputMode="numeric"
          hint="8, 12, 13 or 14 digits."
        />
      </Stack>
    ),
  },
};
