import './theme.ts';
import { GridList, GridListItem } from '@hangtag/ui/elements/GridList';
import { useState } from 'react';
import type { Item } from '../../compare/items.ts';
import type { TwinProps } from '../../compare/types.ts';

const tile = { width: 140, height: 172 };
const draw = ({ id, name, picture }: Item) => (
  <GridListItem id={id} name={name}>
    <img src={picture} alt="" width={140} height={140} />
    {name}
  </GridListItem>
);

export const Twin = ({ items }: TwinProps) => {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <div style={{ height: 600 }}>
      <GridList
        aria-label="Pictures"
        items={items}
        tile={tile}
        selected={selected}
        onSelect={setSelected}
      >
        {draw}
      </GridList>
    </div>
  );
};
