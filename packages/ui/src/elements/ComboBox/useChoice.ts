import { useState } from 'react';
import { type Key, useFilter } from 'react-aria-components';
import type { ComboBoxItem } from './items.ts';

/** The row that asks for the search again; chosen like an item, so that the arrow keys reach it. */
export const RETRY = ' retry';

/** More choices than one reads at once; typing narrows them. */
const MOST_SHOWN = 100;

export interface ChoiceOptions<Id extends string> {
  readonly items: readonly ComboBoxItem<Id>[];
  readonly value: Id | null | undefined;
  readonly defaultValue: Id | undefined;
  readonly onChange: ((id: Id | null) => void) | undefined;
  /** The words of a search that the parent makes; undefined searches among the items here. */
  readonly inputValue: string | undefined;
  readonly onInputChange: ((text: string) => void) | undefined;
  readonly onRetry: (() => void) | undefined;
}

/** What is chosen, and what stands in the field: two things while someone types, one at rest. */
export function useChoice<Id extends string>(options: ChoiceOptions<Id>) {
  const { items, inputValue, onInputChange, onChange, onRetry } = options;
  const { contains } = useFilter({ sensitivity: 'base' });
  const [ownValue, setOwnValue] = useState(options.defaultValue ?? null);
  const value = options.value === undefined ? ownValue : options.value;
  const found = items.find(({ id }) => id === value)?.label;
  const [ownText, setOwnText] = useState(found ?? '');
  const text = inputValue ?? ownText;
  // A search forgets the chosen item; its name is what Escape brings back.
  const [chosen, setChosen] = useState({ id: value, label: found ?? text });
  const [isTyping, setTyping] = useState(false);

  const isKnown = found === undefined || found === chosen.label;
  if (chosen.id !== value || !isKnown) {
    const label = found ?? (value === null ? '' : text);
    setChosen({ id: value, label });
    if (!isTyping || value !== null) setOwnText(label);
  }

  const write = onInputChange ?? setOwnText;
  const take = (id: Id | null, label: string) => {
    setChosen({ id, label });
    setOwnValue(id);
    onChange?.(id);
  };

  return {
    value,
    text,
    isTyping,
    ...(inputValue === undefined
      ? shownOf(items, isTyping ? text : '', contains)
      : { items, isCut: false }),
    /** Hears every key; an emptied field chooses nothing. */
    type: (typed: string) => {
      setTyping(true);
      write(typed);
      if (typed === '' && value !== null) take(null, '');
    },
    /** Hears a choice, and the return to the one that was. */
    choose: (key: Key | null) => {
      if (key === RETRY) {
        onRetry?.();
        return;
      }
      setTyping(false);
      const item = key === value ? undefined : items.find(({ id }) => id === key);
      write(item?.label ?? chosen.label);
      if (item) take(item.id, item.label);
    },
    rest: () => setTyping(false),
  };
}

type Contains = (text: string, part: string) => boolean;

/** The items that a typed text means, by name or description. */
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
