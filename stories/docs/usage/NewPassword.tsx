import { PasswordField } from '@hangtag/ui/elements/PasswordField';
import { Stack } from '@hangtag/ui/layout/Stack';
import { NewPassword } from '@hangtag/ui/patterns/NewPassword';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const owner = { email: 'ines@calder.example', name: 'Ines Calder' };

/** How `NewPassword` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what makes a password good before it is typed; length is enough.',
    shows: () => (
      <Stateful start={{ password: '', password_confirmation: '' }}>
        {(typed, setTyped) => (
          <Stack gap={20}>
            <NewPassword label="New password" value={typed} onChange={setTyped} owner={owner} />
          </Stack>
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t ask for capitals and signs, and don’t forbid pasting: a password manager pastes.',
    shows: () => (
      <Stack gap={20}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          size="large"
          hint="8 to 12 characters, with a capital letter, a digit and a sign. It can’t be pasted."
          onPaste={(event) => event.preventDefault()}
        />
        <PasswordField
          label="New password again"
          autoComplete="new-password"
          size="large"
          onPaste={(event) => event.preventDefault()}
        />
      </Stack>
    ),
  },
};
