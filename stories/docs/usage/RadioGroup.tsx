import { RadioGroup } from '@hangtag/ui/elements/RadioGroup';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `RadioGroup`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Two to five choices that exclude each other.',
    shows: () => (
      <RadioGroup
        label="Type"
        defaultValue="image"
        options={[
          { value: 'image', label: 'Image' },
          { value: 'video', label: 'Video' },
        ]}
      />
    ),
  },
  dont: {
    says: 'Don’t ask yes or no with it; that is a `Checkbox`.',
    shows: () => (
      <RadioGroup
        label="Show on the page"
        defaultValue="yes"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
    ),
  },
  keyboard: [
    ['Tab', 'moves to the chosen one'],
    ['Arrow keys', 'choose the next one'],
  ],
};
