import { NumberField } from '@hangtag/ui/elements/NumberField';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `NumberField`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Say what is counted, and hold it within its limits.',
    shows: () => <NumberField label="Product codes" minValue={0} maxValue={100} defaultValue={5} />,
  },
  dont: {
    says: 'Don’t use it for digits that aren’t an amount.',
    shows: () => <NumberField label="Postal code" defaultValue={10115} />,
  },
  keyboard: [
    ['Arrow up, Arrow down; Page Up, Page Down', 'change it by one'],
    ['Home, End', 'go to the smallest and largest'],
  ],
};
