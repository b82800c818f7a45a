import { RadioCards } from '@hangtag/ui/elements/RadioCards';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `RadioCards`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Two or three choices that need a sentence each.',
    shows: () => (
      <Stateful<'draft' | 'theirs'> start="draft">
        {(value, setValue) => (
          <RadioCards
            aria-label="What is kept"
            value={value}
            onChange={setValue}
            options={[
              { value: 'draft', title: 'Keep mine', content: 'Their change is lost.' },
              { value: 'theirs', title: 'Keep theirs', content: 'What I typed is lost.' },
            ]}
          />
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t use cards for one word each; a `RadioGroup` is quieter.',
    shows: () => (
      <Stateful<'yes' | 'no'> start="yes">
        {(value, setValue) => (
          <RadioCards
            aria-label="Visible"
            value={value}
            onChange={setValue}
            options={[
              { value: 'yes', title: 'Yes', content: null },
              { value: 'no', title: 'No', content: null },
            ]}
          />
        )}
      </Stateful>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the chosen card'],
    ['Arrow keys', 'choose the next one'],
  ],
};
