import { Button } from '@hangtag/ui/elements/Button';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CardForm } from '@hangtag/ui/patterns/CardForm';
import { CardFieldsMock } from '../../support/CardFieldsMock.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `CardForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Pass in the card company’s own control, and say where the details go.',
    shows: () => (
      <CardForm
        card={CardFieldsMock}
        setup={{ phase: 'ready' }}
        isNameRequired
        hint="Card details go to Stripe and are not kept here."
        onSubmit={() => undefined}
        onRetry={() => undefined}
      />
    ),
  },
  dont: {
    says: 'Don’t draw card fields of your own: the figures would touch our page.',
    shows: () => (
      <Stack gap={16}>
        <TextField label="Card number" />
        <TextField label="Expiry date" />
        <TextField label="CVC" />
        <Inline>
          <Button tone="primary">Submit</Button>
        </Inline>
      </Stack>
    ),
  },
};
