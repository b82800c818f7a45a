import { GridLayout, GridList, GridListItem, Size, Virtualizer } from 'react-aria-components';
import type { Item } from '../../compare/items.ts';
import type { TwinProps } from '../../compare/types.ts';

const size = new Size(140, 172);
const layoutOptions = { minItemSize: size, maxItemSize: size, minSpace: new Size(16, 16) };

const draw = ({ id, name, picture }: Item) => (
  <GridListItem id={id} textValue={name} style={{ height: '100%' }}>
    <img src={picture} alt="" width={140} height={140} />
    {name}
  </GridListItem>
);

export const Twin = ({ items }: TwinProps) => (
  <Virtualizer layout={GridLayout} layoutOptions={layoutOptions}>
    <GridList
      aria-label="Pictures"
      layout="grid"
      items={items}
      selectionMode="single"
      style={{ height: 600, overflow: 'auto', display: 'block' }}
    >
      {draw}
    </GridList>
  </Virtualizer>
);
