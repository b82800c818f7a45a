import type { CompanySection } from '@hangtag/contract/wire/section';
import {
  type EditableListEntry,
  EditableList,
  type EditableListState,
} from '@hangtag/ui/patterns/EditableList';
import { glyphOf, placeWords } from '@hangtag/ui/patterns/SectionCatalogue';
import { Icon } from '../../elements/Icon/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Switch } from '../../elements/Switch/index.ts';
import { Text } from '../../elements/Text/index.ts';

/** The assignment settings of a section. */
export type SectionAssignment = Partial<Pick<CompanySection['pivot'], 'enabled' | 'paid'>>;

export interface CompanySectionsProps extends EditableListState<CompanySection> {
  /** Called immediately when a switch changes. */
  onAssign: (section: CompanySection, assignment: SectionAssignment) => void;
  /** Receives the new position, counted from 0. */
  onMove: (section: CompanySection, place: number) => void;
}

const LOSS = 'It was made for this company alone. No page holds it now, or it can’t be deleted.';

const words = {
  list: 'Sections of this company',
  one: 'section',
  many: 'sections',
  none: 'No sections yet',
  purpose: 'The catalogue is empty. Sections made here are for this company alone.',
  create: 'New section for this company',
  creating: 'beside',
} as const;

/** The catalogue sections of a company in its order, and the sections made only for it [F161, F163]. */
export function CompanySections({ onAssign, ...props }: CompanySectionsProps) {
  const { busy = null } = props;
  const entryOf = (section: CompanySection): EditableListEntry => {
    const { id, name, icon, category, companyId, status, pivot } = section;
    const isOwn = companyId !== null;
    const isActive = status === 'active';
    const inactive = isActive ? null : <StatusMark shape="struck">Inactive</StatusMark>;
    const busyState = { isDisabled: busy === id };
    return {
      id: String(id),
      name,
      inner: isOwn ? <>This company only {inactive}</> : inactive,
      isActive,
      note: placeWords(section),
      mark: <Icon of={glyphOf(icon)} size={20} />,
      facts: [
        <Switch
          key="enabled"
          label="Offered"
          isSelected={pivot.enabled}
          onChange={(enabled) => onAssign(section, { enabled })}
          {...busyState}
        />,
        category === 'premium' ? (
          <Switch
            key="paid"
            label="Paid for"
            isSelected={pivot.paid}
            onChange={(paid) => onAssign(section, { paid })}
            {...busyState}
          />
        ) : (
          <Text key="paid" as="span" kind="data" tone="quiet">
            In every plan
          </Text>
        ),
      ],
      actions: isOwn ? 'all' : 'move',
    };
  };
  return <EditableList {...props} words={words} entryOf={entryOf} lossOf={() => LOSS} />;
}
