import type { Tag } from '@hangtag/contract/wire/tag';
import { useState } from 'react';
import { ComboBox } from '../../elements/ComboBox/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { TagGroup } from '../../elements/TagGroup/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './TagPicker.css.ts';
import { addableTags, shownTags, type TagWork } from './tagSets.ts';

export interface TagPickerProps {
  /** Name of the tagged company. */
  name: string;
  /** Its tags, in order. */
  tags: readonly Tag[];
  /** All tags that it may have, in the platform's order. */
  available: readonly Tag[];
  /** The running action, by the tag's id. @default none */
  work?: Readonly<Record<number, TagWork>>;
  /** Why the last change failed, as a sentence. @default null */
  problem?: string | null;
  /** Why the tags are read-only; null when they can be edited. @default null */
  lockedReason?: string | null;
  /** Adds a tag immediately. */
  onAdd: (tag: Tag) => void;
  /** Removes a tag immediately. */
  onRemove: (tag: Tag) => void;
}

const nothing: Readonly<Record<number, TagWork>> = {};

/** The tags of a company: removed one by one, and added from the platform's list [D45]. */
export function TagPicker(props: TagPickerProps) {
  const { name, tags, available, work = nothing, problem = null, lockedReason = null } = props;
  const [announcement, setAnnouncement] = useState('');
  const busy = new Map(Object.entries(work).map(([id, kind]) => [Number(id), kind]));
  const shown = shownTags(tags, available, busy);
  const addable = addableTags(shown, available);
  const isLocked = lockedReason !== null;
  const find = (id: string, among: readonly Tag[]) => among.find((each) => String(each.id) === id);
  // The list closes only when the value changes, so the field briefly shows the selected tag before it is emptied.
  const [picked, setPicked] = useState<string | null>(null);
  const add = (id: string | null) => {
    setPicked(id);
    requestAnimationFrame(() => setPicked(null));
    const tag = id === null ? undefined : find(id, addable);
    if (!tag) return;
    props.onAdd(tag);
    setAnnouncement(`Adding ${tag.name}.`);
  };
  const remove = (ids: readonly string[]) => {
    const gone = ids.map((id) => find(id, tags)).filter((tag) => tag !== undefined);
    for (const tag of gone) props.onRemove(tag);
    setAnnouncement(`Removing ${gone.map((tag) => tag.name).join(', ')}.`);
  };
  return (
    <div className={css.picker} data-component="TagPicker">
      {problem !== null && (
        <Notice tone="danger" title="Not saved." announcement="assertive">
          {problem}
        </Notice>
      )}
      <TagGroup
        label={`Tags of ${name}`}
        items={shown.map((tag) => ({
          id: String(tag.id),
          label: wordsOf(tag, busy.get(tag.id)),
          isDisabled: busy.has(tag.id),
        }))}
        onRemove={isLocked ? undefined : remove}
        emptyWords="No tags yet"
        hint={isLocked ? lockedReason : undefined}
      />
      {!isLocked && (
        <div className={css.adding}>
          <ComboBox
            label="Add a tag"
            items={addable.map(({ id, name: label }) => ({ id: String(id), label }))}
            value={picked}
            onChange={add}
            placeholder={addable.length === 0 ? 'Every tag is there' : 'Search tags'}
            isDisabled={addable.length === 0}
            hint={
              available.length === 0 ? 'The platform has no tags for companies yet.' : undefined
            }
          />
        </div>
      )}
      <VisuallyHidden announcement="polite">{announcement}</VisuallyHidden>
    </div>
  );
}

/** A tag that is being added or removed states so. */
function wordsOf({ name }: Tag, work: TagWork | undefined): string {
  if (work === 'adding') return `${name}, adding`;
  return work === 'removing' ? `${name}, removing` : name;
}
