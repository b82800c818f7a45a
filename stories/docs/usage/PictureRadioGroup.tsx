import { PictureRadioGroup } from '@hangtag/ui/elements/PictureRadioGroup';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const portraits = [
  { value: 'one', label: 'Amber', src: '/avatars/bot1.jpg' },
  { value: 'two', label: 'Moss', src: '/avatars/bot2.jpg' },
] as const;

/** Usage notes of `PictureRadioGroup`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Name every picture; the choice is read as words.',
    shows: () => <PictureRadioGroup label="Picture" defaultValue="one" options={portraits} />,
  },
  dont: {
    says: 'Don’t use it when people choose by facts; that is `RadioCards`.',
    shows: () => <PictureRadioGroup label="Plan" defaultValue="two" options={portraits} />,
  },
  keyboard: [
    ['Tab', 'moves to the chosen one'],
    ['Arrow keys', 'choose the next one'],
  ],
};
