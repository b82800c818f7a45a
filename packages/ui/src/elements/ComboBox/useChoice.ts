import { type KeyboardEvent, useState } from 'react';
import { type Key, useFilter } from 'react-aria-components';
import { useUndo } from '../../support/useUndo.ts';
import type { ComboBoxItem } from './items.ts';

/** The id of the retry row; selectable like an item, so that the arrow keys reach it. */
export const RETRY = ' retry';

/** The most options shown at once; typing narrows them. */
const MOST_SHOWN = 100;

export interface ChoiceOptions<Id extends string> {
  readonly items: readonly ComboBoxItem<Id>[];
  readonly value: Id | null | undefined;
  readonly defaultValue: Id | undefined;
  readonly onChange: ((id: Id | null) => void) | undefined;
  /** The text of a search by the caller; undefined searches the items here. */
  readonly inputValue: string | undefined;
  readonly onInputChange: ((text: string) => void) | undefined;
  readonly onRetry: (() => void) | undefined;
}

/** The selection and the text of the field, which differ only while the user types. */
export function useChoice<Id extends string>(options: ChoiceOptions<Id>) {
  const { items, inputValue, onInputChange, onChange, onRetry } = options;
  const { contains } = useFilter({ sensitivity: 'base' });
  const [ownValue, setOwnValue] = useState(options.defaultValue ?? null);
  const value = options.value === undefined ? ownValue : options.value;
  const found = items.find(({ id }) => id === value)?.label;
  const [ownText, setOwnText] = useState(found ?? '');
  const text = inputValue ?? ownText;
  // A search replaces the items, so the selected item's name is stored for Escape.
  const [chosen, setChosen] = useState({ id: value, label: found ?? text });
  const [isTyping, setTyping] = useState(false);

  const isKnown = found === undefined || found === chosen.label;
  if (chosen.id !== value || !isKnown) {
    const label = found ?? (value === null ? '' : text);
    setChosen({ id: value, label });
    if (!isTyping || value !== null) setOwnText(label);
  }

  const write = onInputChange ?? setOwnText;
  const { set: take, onKeyDown } = useUndo(chosen, (next) => {
    setTyping(false);
    setChosen(next);
    setOwnValue(next.id);
    write(next.label);
    onChange?.(next.id);
  });

  return {
    value,
    text,
    isTyping,
    ...(inputValue === undefined
      ? shownOf(items, isTyping ? text : '', contains)
      : { items, isCut: false }),
    /** Called on every change; an empty field clears the selection. */
    type: (typed: string) => {
      if (typed === '' && value !== null) take({ id: null, label: '' });
      else write(typed);
      setTyping(true);
    },
    /** Called on a selection and on Escape. */
    choose: (key: Key | null) => {
      if (key === RETRY) {
        onRetry?.();
        return;
      }
      setTyping(false);
      const item = key === value ? undefined : items.find(({ id }) => id === key);
      if (item) take({ id: item.id, label: item.label });
      else write(chosen.label);
    },
    rest: () => setTyping(false),
    /** Ctrl+Z undoes a choice; typed text is the browser's to undo. */
    onKeyDown: (event: KeyboardEvent) => text === chosen.label && onKeyDown(event),
  };
}

type Contains = (text: string, part: string) => boolean;

/** The items that match a text by name or description. */
function shownOf<Id extends string>(
  items: readonly ComboBoxItem<Id>[],
  text: string,
  contains: Contains,
) {
  const fitting = items.filter(
    ({ label, description = '' }) => contains(label, text) || contains(description, text),
  );
  return { items: fitting.slice(0, MOST_SHOWN), isCut: fitting.length > MOST_SHOWN };
}
