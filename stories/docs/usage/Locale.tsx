import { Calendar } from '@hangtag/ui/elements/Calendar';
import { Locale } from '@hangtag/ui/elements/Locale';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Locale`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Put the whole app into the one language that its own words are written in.',
    shows: () => (
      <Locale locale="en-US">
        <Calendar aria-label="Renewal day" defaultValue="2026-11-02" />
      </Locale>
    ),
  },
  dont: {
    says: 'Don’t let a part speak another language than the words around it.',
    shows: () => (
      <Locale locale="de-DE">
        <Calendar aria-label="Renewal day" defaultValue="2026-11-02" />
      </Locale>
    ),
  },
};
