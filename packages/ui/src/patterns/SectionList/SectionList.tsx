import { limitText } from '@hangtag/contract/rules/productLimits';
import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import { UsageMeter } from '@hangtag/ui/patterns/UsageMeter';
import { dropLine, useReorder } from '@hangtag/ui/patterns/Reorder';
import { UndoRow, useFocusAfterUndo } from '@hangtag/ui/patterns/UndoRow';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
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
  /** Why no more section can be added and how to change that; null when one can. */
  fullReason: string | null;
  /** Link to the plan; absent where this user cannot change it. */
  billingHref?: string;
  /** Definitions that can be added, in catalogue order. */
  available: readonly AvailableSection[];
  /** Adds a section by the id of its definition; absent where an empty page has its own button. */
  onAdd?: (offerId: number) => void;
  /** Receives a section's new position, counted from 0. */
  onMove: (id: string, place: number) => void;
  /** Removes a section by its `id`. */
  onRemove: (id: string) => void;
  /** Name of the section removed last; null without one. @default null */
  removed?: string | null;
  /** Restores the section removed last. */
  onRestore?: () => void;
  /** Receives a section's `id` and whether the published page shows it. */
  onVisibilityChange: (id: string, isVisible: boolean) => void;
  /** Why the list is read-only; absent when it can be edited. */
  lockedReason?: string;
  /** Whether the reason is already shown above. @default false */
  hidesReason?: boolean;
}

const nothing = () => undefined;

/** The sections of a page in order: select, move, hide, add and remove. */
export function SectionList(props: SectionListProps) {
  const { onSelect, onMove, onRemove, onVisibilityChange, onAdd, onRestore, ...facts } = props;
  const callbacks = useEventCallbacks({
    onSelect,
    onMove,
    onRemove,
    onVisibilityChange,
    onAdd: onAdd ?? nothing,
    onRestore: onRestore ?? nothing,
  });
  return (
    <Rows
      {...facts}
      {...callbacks}
      onAdd={onAdd && callbacks.onAdd}
      onRestore={onRestore && callbacks.onRestore}
      // Each key in a section's form changes these; they are drawn when the key is on the screen.
      sections={useDeferredValue(facts.sections)}
      available={useDeferredValue(facts.available)}
    />
  );
}

const Rows = memo(function Rows(props: SectionListProps) {
  const { sections, selected, onSelect, onMove, lockedReason } = props;
  const grid = useRef<HTMLDivElement>(null);
  const focusAfterUndo = useFocusAfterUndo(grid, sections.length);
  const { limit, planName, fullReason, billingHref, removed = null, onRestore } = props;
  const isLocked = lockedReason !== undefined;
  const isUnlimited = limit >= UNLIMITED;

  const { dragAndDropHooks, move, announcement, setAnnouncement } = useReorder(sections, onMove);
  const current = sections.find((section) => section.id === selected);
  // Rows are memoized, so their callbacks must always be the latest.
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
        // React Aria cannot turn a list of fixed rows into one of movable rows, so it mounts a new one.
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
});
