import { DatePicker } from '@hangtag/ui/elements/DatePicker';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `DatePicker`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Let it be typed part by part; the calendar is the second way.',
    shows: () => <DatePicker label="Best before" defaultValue="2026-11-02" />,
  },
  dont: {
    says: 'Don’t explain the format in a hint: the parts show it.',
    shows: () => <DatePicker label="Best before" hint="Use the format MM-DD-YYYY with dashes." />,
  },
  keyboard: [
    ['Tab, Arrow keys', 'move between month, day, year and the calendar’s button'],
    ['0–9', 'type the part'],
    ['Arrow up, Arrow down', 'change the part by one'],
    ['Alt Arrow down', 'opens the calendar'],
  ],
};
