import { Calendar } from '@hangtag/ui/elements/Calendar';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Calendar`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Give a month its own name, and close the days that cannot be chosen.',
    shows: () => (
      <Calendar aria-label="Renewal day" defaultValue="2026-11-02" minValue="2026-11-02" />
    ),
  },
  dont: {
    says: 'Don’t ask for a birthday with it; a day far away is typed, in a `DatePicker`.',
    shows: () => <Calendar aria-label="Date of birth" defaultValue="1984-03-09" />,
  },
  keyboard: [
    ['Arrow keys', 'walk day by day and week by week'],
    ['Page Up, Page Down', 'turn the month; with Shift the year'],
    ['Home, End', 'go to the first and last day of the month'],
    ['Enter, Space', 'choose the day'],
  ],
};
