import { CheckboxGroup } from '@hangtag/ui/elements/CheckboxGroup';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `CheckboxGroup`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'A few choices that don’t exclude each other, all in sight.',
    shows: () => (
      <CheckboxGroup
        label="Shown on"
        options={[
          { value: 'page', label: 'Public page' },
          { value: 'preview', label: 'Preview' },
        ]}
        defaultValue={['page']}
      />
    ),
  },
  dont: {
    says: 'Don’t use it when only one can be chosen; that is a `RadioGroup`.',
    shows: () => (
      <CheckboxGroup
        label="Billed"
        options={[
          { value: 'month', label: 'By the month' },
          { value: 'year', label: 'By the year' },
        ]}
        defaultValue={['month']}
      />
    ),
  },
  keyboard: [
    ['Tab, Shift Tab', 'move from box to box'],
    ['Space', 'ticks a box or takes the tick away'],
  ],
};
