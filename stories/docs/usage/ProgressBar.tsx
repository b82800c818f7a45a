import { ProgressBar } from '@hangtag/ui/elements/ProgressBar';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `ProgressBar` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what is under way.',
    shows: () => <ProgressBar label="Uploading 3 pictures" value={40} />,
  },
  dont: {
    says: 'Don’t invent a percentage; without a value it says that the end isn’t known.',
    shows: () => <ProgressBar label="Please wait" value={99} />,
  },
};
