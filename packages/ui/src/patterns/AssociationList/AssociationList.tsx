import type { Association } from '@hangtag/contract/wire/association';
import {
  type EditableListEntry,
  EditableList,
  type EditableListState,
} from '@hangtag/ui/patterns/EditableList';
import { LogoPlate } from '../../elements/LogoPlate/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { plural } from '../../support/count.ts';

export interface AssociationListProps extends EditableListState<Association> {
  /** Receives the new position, counted from 0. */
  onMove: (association: Association, place: number) => void;
}

const LOSS =
  'It leaves the list that companies choose their badges from. No company carries it now, or it can’t be deleted.';

const words = {
  list: 'Associations',
  one: 'association',
  many: 'associations',
  none: 'No associations yet',
  purpose: 'An association vouches for companies. They add its badge with their certificate.',
};

/** The associations whose badges companies may show, in their order [F027]. */
export function AssociationList(props: AssociationListProps) {
  return <EditableList {...props} words={words} entryOf={entryOf} lossOf={() => LOSS} />;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

function entryOf(association: Association): EditableListEntry {
  const { id, name, abbreviation, url, logoFile, status, uses = 0 } = association;
  return {
    id: String(id),
    name,
    inner: abbreviation,
    isActive: status === 'active',
    note: url.replace(/^https?:\/\//, ''),
    mark: (
      <LogoPlate src={logoFile?.fileUrl ?? null}>
        {abbreviation?.slice(0, 2) ?? initialsOf(name)}
      </LogoPlate>
    ),
    facts: [
      <StatusMark key="status" shape={status === 'active' ? 'full' : 'struck'}>
        {status === 'active' ? 'Active' : 'Inactive'}
      </StatusMark>,
      uses === 0 ? 'Not used' : `On ${plural(uses, 'company', 'companies')}`,
    ],
  };
}
