/** Ant Design has no virtual grid, so all pictures are in the page. */
import { Card, Flex } from 'antd';
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
    <Card
      data-item=""
      role="option"
      tabIndex={0}
      aria-selected={isSelected}
      hoverable
      size="small"
      style={{ width: 140, height: 200 }}
      cover={<img src={item.picture} alt="" width={140} height={140} />}
      onClick={() => onSelect(item.id)}
    >
      {item.name}
    </Card>
  );
});

export const Twin = ({ items }: TwinProps) => {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <Flex wrap gap={16} role="listbox" style={{ height: 600, overflow: 'auto' }}>
      {items.map((item) => (
        <Tile key={item.id} item={item} isSelected={item.id === selected} onSelect={setSelected} />
      ))}
    </Flex>
  );
};
