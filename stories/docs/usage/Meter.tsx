import { Meter } from '@hangtag/ui/elements/Meter';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Meter` is used. */
export const usage: Usage = {
  do: {
    says: 'Say the amount in words; the bar only shows it.',
    shows: () => <Meter label="Products" value={7} max={10} valueText="7 of 10" />,
  },
  dont: {
    says: 'Don’t use it for something under way; that is a `ProgressBar`.',
    shows: () => <Meter label="Uploading" value={70} max={100} valueText="70 %" />,
  },
};
