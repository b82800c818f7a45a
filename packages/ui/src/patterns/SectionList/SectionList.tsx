import { limitText } from '@hangtag/contract/rules/productLimits';
import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import { UsageMeter } from '@hangtag/ui/patterns/UsageMeter';
import { dropLine, useReorder } from '@hangtag/ui/patterns/Reorder';
import { UndoRow, useFocusAfterUndo } from '@hangtag/ui/patterns/UndoRow';
import { useMemo, useRef } from 'react';
import { GridList } from 'react-aria-components';
import { Select } from '../../elements/Select/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { AddSection } from './AddSection.tsx';
import { useEventCallbacks } from '../../support/useEventCallbacks.ts';
import type { SectionEntry, AvailableSection } from './entries.ts';
import { add, choice, head, hint, list, meter, root } from './SectionList.css.ts';
import { SectionMenu } from './SectionMenu.tsx';
import { SectionRow } from './SectionRow.tsx';

export interface SectionListProps {
  /** In page order. */
  sections: readonly SectionEntry[];
  /** `id` of the open section; null while the page has none. */
  selected: string | null;
  /** Opens a section by its `id`. */
  onSelect: (id: string) => void;
  /** How many sections a page may hold; 1000 and more is no limit. */
  limit: number;
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** Why not one more may be added, with its way out; null when one may. */
  fullReason: string | null;
  /** Where the plan is changed; absent where this person can't. */
  billingHref?: string;
  /** Definitions that may be added, in catalogue order. */
  available: readonly AvailableSection[];
  /** Adds a section by the id of its definition; absent where an empty page offers them itself. */
  onAdd?: (offerId: number) => void;
  /** Receives the place a section was moved to, counted from 0. */
  onMove: (id: string, place: number) => void;
  /** Takes a section off the page by its `id`. */
  onRemove: (id: string) => void;
  /** Name of what was removed last; null when there is nothing to put back. @default null */
  removed?: string | null;
  /** Puts back what was removed last. */
  onRestore?: () => void;
  /** Receives by its `id` whether a section shall be on the published page. */
  onVisibilityChange: (id: string, isVisible: boolean) => void;
  /** Why nothing here may be changed; absent when it may. */
  lockedReason?: string;
  /** Does the reason stand above already? @default false */
  hidesReason?: boolean;
}

/** The sections of a page in their order: choose one, move, hide, add and remove. */
export function SectionList(props: SectionListProps) {
  const { sections, selected, onSelect, onMove, lockedReason } = props;
  const grid = useRef<HTMLDivElement>(null);
  const focusAfterUndo = useFocusAfterUndo(grid, sections.length);
  const { limit, planName, fullReason, billingHref, removed = null, onRestore } = props;
  const isLocked = lockedReason !== undefined;
  const isUnlimited = limit >= UNLIMITED;

  const { dragAndDropHooks, move, announcement, setAnnouncement } = useReorder(sections, onMove);
  const current = sections.find((section) => section.id === selected);
  // Rows are kept while their section and the order are the same, so what they call must be the latest.
  const callbacks = useEventCallbacks({
    move,
    remove: ({ id, name }: SectionEntry) => {
      props.onRemove(id);
      setAnnouncement(`Removed ${name}.`);
    },
    show: props.onVisibilityChange,
  });
  const order = sections.map(({ id }) => id).join(' ');
  const toolsOf = (section: SectionEntry) => ({
    section,
    place: sections.indexOf(section),
    count: sections.length,
    onMove: (place: number) => callbacks.move(section.id, place),
    onRemove: () => callbacks.remove(section),
    onVisibilityChange: (isVisible: boolean) => callbacks.show(section.id, isVisible),
  });

  const selectedKeys = useMemo(() => (selected === null ? [] : [selected]), [selected]);

  return (
    <nav className={root} aria-label="Sections" data-component="SectionList">
      <div className={head}>
        <Text kind="label" as="span">
          Sections
        </Text>
        {isUnlimited && (
          <Text kind="data" tone="second" as="span">
            {`${sections.length}, ${limitText(limit).toLowerCase()}${planName ? ` on ${planName}` : ''}`}
          </Text>
        )}
      </div>
      {sections.length > 0 && (
        <div className={choice}>
          <Select
            aria-label="Section"
            options={sections.map(({ id, name, isHidden }) => ({
              id,
              label: isHidden ? `${name} (hidden)` : name,
            }))}
            value={selected}
            onChange={onSelect}
          />
          {current && !isLocked && <SectionMenu {...toolsOf(current)} />}
        </div>
      )}
      <GridList
        ref={grid}
        // Rows that can be moved are another kind of list to React Aria, which does not turn one into the other.
        key={isLocked ? 'still' : 'movable'}
        aria-label="Sections in page order"
        className={`${list} ${dropLine}`}
        items={sections}
        dependencies={[isLocked, order]}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) => {
          if (keys !== 'all') for (const key of keys) onSelect(String(key));
        }}
        {...(!isLocked && { dragAndDropHooks })}
      >
        {(section) => <SectionRow {...toolsOf(section)} isLocked={isLocked} />}
      </GridList>
      {removed !== null && onRestore && !isLocked && (
        <UndoRow
          name={removed}
          onRestore={() => {
            onRestore();
            setAnnouncement(`${removed} is back.`);
            focusAfterUndo();
          }}
        />
      )}
      {props.onAdd && (
        <div className={add}>
          <AddSection
            available={props.available}
            onAdd={props.onAdd}
            lockedReason={lockedReason}
            fullReason={fullReason}
          />
        </div>
      )}
      {!isUnlimited && (
        <div className={meter}>
          <UsageMeter
            of="sections"
            usage={{ used: sections.length, limit }}
            planName={planName}
            lockedReason={fullReason}
            {...(fullReason !== null && { billingHref })}
          />
        </div>
      )}
      {!(isLocked ? props.hidesReason : sections.length < 2) && (
        <p className={hint} data-locked={isLocked || undefined}>
          {lockedReason ??
            'Drag to reorder, or focus a handle, press Enter and use the arrow keys.'}
        </p>
      )}
      <VisuallyHidden announcement="polite">{announcement}</VisuallyHidden>
    </nav>
  );
}
