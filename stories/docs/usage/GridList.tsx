import { GridList, GridListItem } from '@hangtag/ui/elements/GridList';
import { Text } from '@hangtag/ui/elements/Text';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const tiles = ['Kettle', 'Teapot', 'Bowl'].map((name) => ({ id: name, name }));

/** Usage notes of `GridList`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Tiles that differ by what they show, each with a name.',
    shows: () => (
      <Stateful start="one">
        {(chosen, setChosen) => (
          <div style={{ height: 148, width: 300 }}>
            <GridList
              aria-label="Pictures"
              items={tiles}
              tile={{ width: 120, height: 100 }}
              selected={chosen}
              onSelect={(id) => setChosen(id ?? '')}
            >
              {({ id, name }) => (
                <GridListItem id={id} name={name}>
                  <Text kind="caption">{name}</Text>
                </GridListItem>
              )}
            </GridList>
          </div>
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t make a grid of words; a list of facts is a `Table`.',
    shows: () => <Text tone="second">“Name, email, role” in tiles can’t be compared.</Text>,
  },
  keyboard: [
    ['Tab', 'moves into the grid and out of it'],
    ['Arrow keys', 'walk from tile to tile'],
    ['Home, End', 'go to the first and the last, however many there are'],
    ['Enter, Space', 'choose the tile'],
    ['Letters', 'jump to the tile with that name'],
  ],
};
