import { TagGroup } from '@hangtag/ui/elements/TagGroup';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `TagGroup`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Words that stand for things, each taken away on its own.',
    shows: () => (
      <Stateful start={['organic', 'harvest']}>
        {(names, setNames) => (
          <TagGroup
            label="Keywords"
            items={names.map((name) => ({ id: name, label: name }))}
            onRemove={(ids) => setNames(names.filter((name) => !ids.includes(name)))}
          />
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t set a sentence as a tag.',
    shows: () => (
      <TagGroup
        label="Keywords"
        items={[{ id: 'one', label: 'We pick every leaf by hand in October' }]}
      />
    ),
  },
  keyboard: [
    ['Tab', 'moves into the group'],
    ['Arrow keys', 'walk from tag to tag'],
    ['Delete, Backspace', 'take the tag away'],
  ],
};
