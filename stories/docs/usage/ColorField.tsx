import { ColorField } from '@hangtag/ui/elements/ColorField';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `ColorField`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Name what the colour is for, and say what it must be read against.',
    shows: () => (
      <Stateful start={'#1e4d3b'}>
        {(value, setValue) => (
          <ColorField
            label="Brand color"
            value={value}
            onChange={(next) => setValue(next ?? '#1e4d3b')}
            contrastWith={{ colour: '#ffffff', name: 'white' }}
          />
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t leave the contrast to the eye of who chooses.',
    shows: () => (
      <Stateful start={'#ffe89a'}>
        {(value, setValue) => (
          <ColorField
            label="Text color"
            value={value}
            onChange={(next) => setValue(next ?? '#ffe89a')}
          />
        )}
      </Stateful>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the swatch that opens the picker, then to the code'],
    ['Arrow keys', 'in the picker, move through the colours; with Shift in larger steps'],
    ['Escape', 'closes the picker'],
  ],
};
