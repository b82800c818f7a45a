import type { ContentChange } from '@hangtag/contract/wire/changes';
import type { ContentSection } from '@hangtag/contract/wire/section';
import { ArrowUpDown, Minus, Pencil, Plus } from 'lucide-react';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import * as css from './ChangeList.css.ts';
import { describeChange } from './describeChange.ts';

export interface ChangeListProps {
  /** The differences between draft and page, from `rules/changes`. */
  changes: readonly ContentChange[];
  /** The catalogue, for the names of sections and fields. */
  definitions: readonly ContentSection[];
  /** Whether a page exists; a first publication has nothing to compare with. */
  isPublished: boolean;
}

const glyphs = { added: Plus, removed: Minus, moved: ArrowUpDown, changed: Pencil } as const;

/** The changes that publishing makes to the page. */
export function ChangeList({ changes, definitions, isPublished }: ChangeListProps) {
  if (!isPublished)
    return (
      <Text tone="second">The page goes online for the first time, with all of the draft.</Text>
    );
  if (changes.length === 0)
    return <Text tone="second">The draft says what the page says. Nothing would change.</Text>;
  return (
    <ul className={css.list} aria-label="What publishing changes" data-component="ChangeList">
      {changes.map((change) => {
        const { what, how, kind } = describeChange(change, definitions);
        return (
          <li key={keyOf(change)} className={css.row}>
            <span className={css.glyph} data-kind={kind}>
              <Icon of={glyphs[kind]} />
            </span>
            <Text kind="label" as="span">
              {what}
            </Text>
            <Text kind="data" tone="second" as="span">
              {how}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

function keyOf(change: ContentChange) {
  if ('id' in change) return `${change.kind} ${change.id}`;
  return 'field' in change ? `${change.kind} ${change.field}` : change.kind;
}
