import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { TextButton } from '@hangtag/ui/elements/TextButton';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const words = 'No real money. Test cards only.';

const payment = (
  <>
    <TextField label="Card number" inputMode="numeric" autoComplete="off" />
    <Button tone="primary">Subscribe</Button>
  </>
);

/** How `TestModeBanner` is used. */
export const usage: Usage = {
  do: {
    says: 'Keep it in sight on every screen that no real money is behind.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="caution" title="TEST MODE:">
          {words}
        </Notice>
        {payment}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t let it be closed: the form that is left looks like the real one.',
    shows: () => (
      <Stateful start={false}>
        {(isClosed, setClosed) => (
          <Stack gap={16}>
            {!isClosed && (
              <Notice tone="caution" title="TEST MODE:">
                {words} <TextButton onPress={() => setClosed(true)}>Close</TextButton>
              </Notice>
            )}
            {payment}
          </Stack>
        )}
      </Stateful>
    ),
  },
};
