import { DragHandle } from '@hangtag/ui/elements/DragHandle';
import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Menu, MenuTrigger } from '@hangtag/ui/elements/Menu';
import { Text } from '@hangtag/ui/elements/Text';
import { VisuallyHidden } from '@hangtag/ui/elements/VisuallyHidden';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { MoveItems, ReorderHint, useReorder } from '@hangtag/ui/patterns/Reorder';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const names = ['Introduction', 'Facts', 'Where to buy'];

/** Sections that a menu moves and announces. */
function Movable() {
  const [order, setOrder] = useState(names);
  const { move, announcement } = useReorder(
    order.map((name) => ({ id: name, name })),
    (id, place) => setOrder(order.filter((name) => name !== id).toSpliced(place, 0, id)),
  );
  return (
    <Stack gap={8}>
      {order.map((name, place) => (
        <Inline key={name} justify="between" wraps={false}>
          <Inline gap={8} wraps={false}>
            <DragHandle aria-label={`Move ${name}`} />
            <Text kind="label">{name}</Text>
          </Inline>
          <MenuTrigger>
            <IconButton icon={Ellipsis} size="small" aria-label={`Actions for ${name}`} />
            <Menu placement="bottom end">
              <MoveItems place={place} count={order.length} onMove={(to) => move(name, to)} />
            </Menu>
          </MenuTrigger>
        </Inline>
      ))}
      <Text kind="caption" tone="quiet">
        <ReorderHint />
      </Text>
      <VisuallyHidden announcement="polite">{announcement}</VisuallyHidden>
    </Stack>
  );
}

/** How `Reorder` is used. */
export const usage: Usage = {
  do: {
    says: 'Offer every move by drag, by keys and from a menu, and say how.',
    shows: () => <Movable />,
  },
  dont: {
    says: 'Don’t leave a handle as the only way: not every hand can hold and pull.',
    shows: () => (
      <Stack gap={8}>
        {names.map((name) => (
          <Inline key={name} gap={8} wraps={false}>
            <DragHandle aria-label={`Drag ${name}`} />
            <Text kind="label">{name}</Text>
          </Inline>
        ))}
      </Stack>
    ),
  },
};
