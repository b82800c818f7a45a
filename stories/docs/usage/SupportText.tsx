import { Text } from '@hangtag/ui/elements/Text';
import { SupportHref, SupportText } from '@hangtag/ui/patterns/contactSupport';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `SupportText` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what cannot be done here, then link the words that lead to a person.',
    shows: () => (
      <SupportHref value="mailto:support@hangtag.example">
        <Text kind="data">
          <SupportText>A demo has no plan. Contact support to get one.</SupportText>
        </Text>
      </SupportHref>
    ),
  },
  dont: {
    says: 'Don’t name a contact without a way to reach it.',
    shows: () => <Text kind="data">Contact support.</Text>,
  },
};
