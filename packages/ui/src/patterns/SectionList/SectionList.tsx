import { useMemo, useState } from 'react';
import { GridList, useDragAndDrop } from 'react-aria-components';
import { Select } from '../../elements/Select/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { AddSection } from './AddSection.tsx';
import { type SectionEntry, type SectionOffer, placeOfDrop } from './entries.ts';
import { choice, head, hint, list, root } from './SectionList.css.ts';
import { SectionMenu } from './SectionMenu.tsx';
import { SectionRow } from './SectionRow.tsx';

export interface SectionListProps {
  /** In page order. */
  sections: readonly SectionEntry[];
  /** `id` of the open section; null while the page has none. */
  selected: string | null;
  onSelect: (id: string) => void;
  /** How many the plan holds, as words: "9, unlimited on Business". */
  limit: string;
  /** Definitions that may be added, in catalogue order. */
  offers: readonly SectionOffer[];
  onAdd: (offerId: number) => void;
  /** Tells the place a section was moved to, counted from 0. */
  onMove: (id: string, place: number) => void;
  onRemove: (id: string) => void;
  onVisibilityChange: (id: string, isVisible: boolean) => void;
  /** Why nothing here may be changed; absent when it may. */
  lockedReason?: string;
}

/** The sections of a page in their order: choose one, move, hide, add and remove. */
export function SectionList(props: SectionListProps) {
  const { sections, selected, onSelect, onMove, lockedReason } = props;
  const [news, setNews] = useState('');
  const isLocked = lockedReason !== undefined;

  const move = (id: string, place: number) => {
    const from = sections.findIndex((section) => section.id === id);
    const name = sections[from]?.name;
    if (from === -1 || place === from) return;
    onMove(id, place);
    setNews(`${name} is now ${place + 1} of ${sections.length}.`);
  };

  const current = sections.find((section) => section.id === selected);
  const toolsOf = (section: SectionEntry) => ({
    section,
    place: sections.indexOf(section),
    count: sections.length,
    onMove: (place: number) => move(section.id, place),
    onRemove: () => props.onRemove(section.id),
    onVisibilityChange: (isVisible: boolean) => props.onVisibilityChange(section.id, isVisible),
  });

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isLocked,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(sections, key) })),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      if (key === undefined || target.dropPosition === 'on') return;
      const indexOf = (id: string | number) => sections.findIndex((each) => each.id === id);
      move(String(key), placeOfDrop(indexOf(key), indexOf(target.key), target.dropPosition));
    },
  });
  const selectedKeys = useMemo(() => (selected === null ? [] : [selected]), [selected]);

  return (
    <nav className={root} aria-label="Sections" data-component="SectionList">
      <div className={head}>
        <Text kind="label" as="span">
          Sections
        </Text>
        <Text kind="data" tone="second" as="span">
          {props.limit}
        </Text>
      </div>
      {sections.length > 0 && (
        <div className={choice}>
          <Select
            aria-label="Section"
            options={sections.map(({ id, name }) => ({ id, label: name }))}
            value={selected}
            onChange={onSelect}
          />
          {current && !isLocked && <SectionMenu {...toolsOf(current)} />}
        </div>
      )}
      <GridList
        aria-label="Sections in page order"
        className={list}
        items={sections}
        dependencies={[isLocked, sections.length]}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) => {
          if (keys !== 'all') for (const key of keys) onSelect(String(key));
        }}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(section) => <SectionRow {...toolsOf(section)} isLocked={isLocked} />}
      </GridList>
      <AddSection offers={props.offers} onAdd={props.onAdd} lockedReason={lockedReason} />
      <p className={hint} data-locked={isLocked || undefined}>
        {lockedReason ?? hintFor(sections.length)}
      </p>
      <VisuallyHidden announcement="polite">{news}</VisuallyHidden>
    </nav>
  );
}

const hintFor = (count: number) => {
  if (count === 0) return 'Sections stand on the page under the picture and the title.';
  if (count === 1) return null;
  return 'Drag to reorder, or focus a handle, press Enter and use the arrow keys.';
};

const nameOf = (sections: readonly SectionEntry[], key: string | number) =>
  sections.find((section) => section.id === key)?.name ?? '';
