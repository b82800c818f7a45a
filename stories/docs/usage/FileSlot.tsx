import { FileSlot } from '@hangtag/ui/patterns/FileSlot';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const choose = () => undefined;

/** How `FileSlot` is used. */
export const usage: Usage = {
  do: {
    says: 'Say which kinds and sizes fit before a file is chosen.',
    shows: () => (
      <FileSlot
        label="Care sheet"
        labelEnd="Optional"
        type="pdf"
        file={null}
        hint="Up to 50 MB."
        onChoose={choose}
      />
    ),
  },
  dont: {
    says: 'Don’t keep the limit for the refusal, once somebody has chosen and waited.',
    shows: () => (
      <FileSlot
        label="Warranty"
        labelEnd="Optional"
        type="pdf"
        file={null}
        error="This PDF has 72 MB. Choose one of up to 50 MB."
        onChoose={choose}
      />
    ),
  },
};
