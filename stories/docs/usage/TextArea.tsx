import { TextArea } from '@hangtag/ui/elements/TextArea';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `TextArea`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Say how much is wanted.',
    shows: () => (
      <TextArea
        label="Description"
        hint="Two or three sentences, shown under the product’s name."
      />
    ),
  },
  dont: { says: 'Don’t use it for one line.', shows: () => <TextArea label="Name" rows={3} /> },
  keyboard: [['Enter', 'begins a new line']],
};
