import { SignInStill } from '@hangtag/ui/brand/SignInStill';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `SignInStill` is used. */
export const usage: Usage = {
  do: {
    says: 'Give it an upright box, and say below whose things are shown.',
    shows: () => (
      <div style={{ blockSize: 320 }}>
        <SignInStill>Harvest Olive Oil, Merrow Goods</SignInStill>
      </div>
    ),
  },
  dont: {
    says: 'Don’t cut it to a strip: what the tool is for is then out of sight.',
    shows: () => (
      <div style={{ blockSize: 72 }}>
        <SignInStill />
      </div>
    ),
  },
};
