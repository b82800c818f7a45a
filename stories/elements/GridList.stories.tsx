import { GridList, GridListItem } from '@hangtag/ui/elements/GridList';
import { TextButton } from '@hangtag/ui/elements/TextButton';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/GridList.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

interface Tile {
  readonly id: string;
  readonly name: string;
}

const tiles = (count: number): readonly Tile[] =>
  Array.from({ length: count }, (_, index) => ({ id: `t${index + 1}`, name: `Tile ${index + 1}` }));

function Demo({ count }: { count: number }) {
  const [selected, setSelected] = useState<string | null>(null);
  const [items] = useState(() => tiles(count));
  return (
    <div style={{ height: 320, width: 500, maxWidth: '100%' }}>
      <GridList
        aria-label="Tiles"
        items={items}
        tile={{ width: 140, height: 140 }}
        selected={selected}
        onSelect={setSelected}
        emptyState={<p>Nothing here.</p>}
      >
        {(tile) => (
          <GridListItem id={tile.id} name={tile.name}>
            <div
              style={{
                height: '100%',
                display: 'grid',
                placeItems: 'center',
                borderRadius: 6,
                background: 'var(--ht-color-tint)',
              }}
            >
              {tile.name}
            </div>
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}

const onCancel = fn();

/** The first tile has a control and text beside it. */
function WithControl() {
  const [selected, setSelected] = useState<string | null>(null);
  const [items] = useState(() => [{ id: 'control', name: 'On its way' }, ...tiles(5)]);
  return (
    <div style={{ height: 320, width: 500, maxWidth: '100%' }}>
      <GridList
        aria-label="Tiles"
        items={items}
        tile={{ width: 140, height: 140 }}
        selected={selected}
        onSelect={setSelected}
      >
        {({ id, name }) => (
          <GridListItem id={id} name={name} kind={id === 'control' ? 'control' : 'choice'}>
            {id === 'control' ? (
              <>
                <p>64%</p>
                <TextButton onPress={onCancel}>Cancel</TextButton>
              </>
            ) : (
              name
            )}
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}

const meta = preview.meta({
  title: 'Elements/GridList',
  component: Demo,
  args: { count: 1000 },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story({ tags: ['picture'] });

Example.test('only tiles in view are rendered', async ({ canvas }) => {
  await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1000');
  await expect(canvas.getAllByRole('row').length).toBeLessThan(30);
});

Example.test('end reaches the last by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const last = await canvas.findByRole('row', { name: /Tile 1000/ });
  await expect(last).toHaveFocus();
  await expect(last).toHaveAttribute('aria-rowindex', '1000');
  await userEvent.keyboard(' ');
  await expect(last).toHaveAttribute('aria-selected', 'true');
});

Example.test('one is chosen', async ({ canvas, userEvent }) => {
  const tile = canvas.getByRole('row', { name: 'Tile 5' });
  await userEvent.click(tile);
  await expect(tile).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(canvas.getByRole('row', { name: 'Tile 2' }));
  await expect(tile).toHaveAttribute('aria-selected', 'false');
});

export const KeyboardFocus = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },

  tags: ['picture', 'picture-focus'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
  },
});

KeyboardFocus.test('The focused tile has a focus ring', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Tile 2' })).toHaveFocus();
});

Example.test(
  'controls are reachable and never selected',
  { render: () => <WithControl /> },
  async ({ canvas, userEvent }) => {
    const tile = canvas.getByRole('row', { name: 'Tile 2' });
    const control = canvas.getByRole('row', { name: 'On its way' });
    await userEvent.click(tile);
    await userEvent.click(canvas.getByText('64%'));
    await expect(tile).toHaveAttribute('aria-selected', 'true');
    await expect(control).not.toHaveAttribute('aria-selected');
    tile.focus();
    await userEvent.keyboard('{Home}');
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(cancel).toBeEnabled();
    await userEvent.keyboard(' ');
    await expect(onCancel).toHaveBeenCalledOnce();
    await expect(tile).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Tile 1' })).toHaveFocus();
  },
);

export const Empty = meta.story({ args: { count: 0 } });

Example.test(
  'is read by a screen reader',
  { args: { count: 3 } },
  screenReaderTest(
    [
      'grid, Tiles, column count 1, row count 3',
      'row, Tile 1, row index 1, not selected',
      'gridcell, Tile 1, column index 1',
      'row, Tile 2, row index 2, not selected',
      'gridcell, Tile 2, column index 1',
      'row, Tile 3, row index 3, not selected',
      'gridcell, Tile 3, column index 1',
    ],
    ['row, Tile 1, row index 1, not selected'],
    [
      ['{ArrowRight}', ['row, Tile 2, row index 2, not selected']],
      [' ', ['row, Tile 2, row index 2, selected', 'assertive: Tile 2 selected.']],
      ['{End}', ['row, Tile 3, row index 3, not selected']],
    ],
  ),
);
