import { CircleAlert, Ellipsis, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Group } from 'react-aria-components';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../elements/Menu/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { count } from '../../support/count.ts';
import * as css from './Entries.css.ts';
import type { FieldProps } from './types.ts';
import { useFocusOfEntries } from './useFocusOfEntries.ts';

interface EntriesProps<T> {
  of: FieldProps;
  entries: readonly T[];
  /** The noun for one entry: "line", "row", "file". */
  noun: string;
  /** Column heads above the entries. */
  heads?: ReactNode;
  draw: (entry: T, place: number) => ReactNode;
  onChange: (entries: readonly T[]) => void;
  onAdd: () => void;
}

/** Entries of a field in order: movable, removable, and extensible up to the limit. */
export function Entries<T>(props: EntriesProps<T>) {
  const { of, entries, noun, draw, onChange, onAdd } = props;
  const { field, isLocked } = of;
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const { list, adder, goTo } = useFocusOfEntries(entries.length);
  const isFull = entries.length >= (field.maxLength ?? Infinity);

  const move = (from: number, to: number) => {
    const moved = entries.slice(from, from + 1);
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, ...moved));
    goTo({ place: to, part: 'button', count: entries.length });
    setAnnouncement(`The ${noun} is now ${to + 1} of ${entries.length}.`);
  };
  const remove = (place: number) => {
    onChange(entries.toSpliced(place, 1));
    goTo({ place, part: 'button', count: entries.length - 1 });
    setAnnouncement(`The ${noun} was removed, ${entries.length - 1} left.`);
  };
  return (
    <Group className={css.group} aria-labelledby={id}>
      <div className={css.head}>
        <Text kind="label" as="span" id={id}>
          {field.label}
        </Text>
        {of.badge}
        <span className={css.end}>
          {field.maxLength ? count(entries.length, field.maxLength) : null}
        </span>
      </div>
      {entries.length > 0 && props.heads}
      <ol ref={list} className={css.entries}>
        {entries.map((entry, place) => (
          // Entries have no ids, so the index is the key.
          <li key={place} className={css.entry}>
            {draw(entry, place)}
            {!isLocked && (
              <MenuTrigger>
                <IconButton
                  size="small"
                  icon={Ellipsis}
                  aria-label={`Actions for ${noun} ${place + 1}`}
                />
                <Menu placement="bottom end">
                  <MenuItem
                    id="up"
                    isDisabled={place === 0}
                    onAction={() => move(place, place - 1)}
                  >
                    Move up
                  </MenuItem>
                  <MenuItem
                    id="down"
                    isDisabled={place === entries.length - 1}
                    onAction={() => move(place, place + 1)}
                  >
                    Move down
                  </MenuItem>
                  <MenuItem id="remove" tone="danger" onAction={() => remove(place)}>
                    Remove
                  </MenuItem>
                </Menu>
              </MenuTrigger>
            )}
          </li>
        ))}
      </ol>
      {of.error && (
        <span className={css.wrong}>
          <Icon of={CircleAlert} />
          {of.error}
        </span>
      )}
      {of.publishedHint && (
        <Text kind="caption" tone="quiet" as="span">
          {of.publishedHint}
        </Text>
      )}
      {!isLocked && (
        <div>
          <Button
            ref={adder}
            size="small"
            icon={Plus}
            isDisabled={isFull}
            onPress={() => {
              goTo({ place: entries.length, part: 'input', count: entries.length + 1 });
              onAdd();
            }}
          >
            {isFull ? `All ${field.maxLength} ${noun}s are used` : `Add ${noun}`}
          </Button>
        </div>
      )}
      <VisuallyHidden announcement="polite">{announcement}</VisuallyHidden>
    </Group>
  );
}
