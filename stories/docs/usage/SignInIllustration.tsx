import { SignInIllustration } from '@hangtag/ui/brand/SignInIllustration';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `SignInIllustration` is used. */
export const usage: Usage = {
  do: {
    says: 'Give it an upright box, and say below whose things are shown.',
    shows: () => (
      <div style={{ blockSize: 320 }}>
        <SignInIllustration>Harvest Olive Oil, Merrow Goods</SignInIllustration>
      </div>
    ),
  },
  dont: {
    says: 'Don’t cut it to a strip: what the tool is for is then out of sight.',
    shows: () => (
      <div style={{ blockSize: 72 }}>
        <SignInIllustration />
      </div>
    ),
  },
};
