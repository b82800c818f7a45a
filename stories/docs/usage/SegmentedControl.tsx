import { SegmentedControl } from '@hangtag/ui/elements/SegmentedControl';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `SegmentedControl`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'How one thing is looked at, in one or two words each.',
    shows: () => (
      <Stateful<'phone' | 'desktop'> start="phone">
        {(value, setValue) => (
          <SegmentedControl
            aria-label="Preview"
            value={value}
            onChange={setValue}
            options={[
              { value: 'phone', label: 'Phone' },
              { value: 'desktop', label: 'Desktop' },
            ]}
          />
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t save with it: it takes effect at once, and a form doesn’t.',
    shows: () => (
      <Stateful<'admin' | 'user'> start="admin">
        {(value, setValue) => (
          <SegmentedControl
            aria-label="Role"
            value={value}
            onChange={setValue}
            options={[
              { value: 'admin', label: 'Admin' },
              { value: 'user', label: 'User' },
            ]}
          />
        )}
      </Stateful>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the chosen segment'],
    ['Arrow keys', 'choose the next one'],
  ],
};
