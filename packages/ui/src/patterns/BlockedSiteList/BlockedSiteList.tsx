import type { BlockedSite } from '@hangtag/contract/wire/blockedSite';
import {
  type EditableListEntry,
  EditableList,
  type EditableListState,
} from '@hangtag/ui/patterns/EditableList';
import { NoBreakDates } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';

export type BlockedSiteListProps = EditableListState<BlockedSite>;

const words = {
  list: 'Blocked sites',
  one: 'site',
  many: 'sites',
  none: 'No blocked sites',
  purpose: 'No page shows a button that leads to a blocked site.',
  create: 'Block a site',
  remove: 'Remove',
} as const;

/** The sites to which no call to action leads, with how many would. */
export function BlockedSiteList(props: BlockedSiteListProps) {
  return (
    <EditableList
      {...props}
      words={words}
      entryOf={entryOf}
      lossOf={({ uses }) =>
        `Pages show the buttons again that lead there: ${plural(uses, 'button')}.`
      }
    />
  );
}

function entryOf({ id, site, reason, blockedAt, uses }: BlockedSite): EditableListEntry {
  return {
    id: String(id),
    name: site,
    note: reason,
    facts: [
      <NoBreakDates key="since" text={`Since ${formatDate(blockedAt)}`} />,
      uses === 0 ? 'No buttons' : plural(uses, 'button'),
    ],
  };
}
