/** MUI has no virtual grid, so all pictures are in the page. */
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { memo, useState } from 'react';
import type { Item } from '../../compare/items.ts';
import type { TwinProps } from '../../compare/types.ts';

interface TileProps {
  readonly item: Item;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
}

const Tile = memo(function Tile({ item, isSelected, onSelect }: TileProps) {
  return (
    <ImageListItem
      data-item=""
      role="option"
      tabIndex={0}
      aria-selected={isSelected}
      onClick={() => onSelect(item.id)}
    >
      <img src={item.picture} alt="" width={140} height={140} />
      <ImageListItemBar title={item.name} position="below" />
    </ImageListItem>
  );
});

export const Twin = ({ items }: TwinProps) => {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <ImageList cols={8} rowHeight={172} role="listbox" sx={{ height: 600, overflow: 'auto' }}>
      {items.map((item) => (
        <Tile key={item.id} item={item} isSelected={item.id === selected} onSelect={setSelected} />
      ))}
    </ImageList>
  );
};
