import { PasswordField } from '@hangtag/ui/elements/PasswordField';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `PasswordField`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Let the browser’s password manager fill it: say whether it is known or new.',
    shows: () => <PasswordField label="Password" autoComplete="current-password" />,
  },
  dont: {
    says: 'Don’t ask twice; people can look at what they typed.',
    shows: () => (
      <Stack gap={20}>
        <PasswordField label="Password" autoComplete="new-password" />
        <PasswordField label="Repeat password" autoComplete="new-password" />
      </Stack>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the field, then to the eye'],
    ['Enter, Space', 'on the eye, show or hide the password'],
  ],
};
