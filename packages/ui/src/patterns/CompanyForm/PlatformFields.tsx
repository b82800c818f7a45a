import { listingTypes } from '@hangtag/contract/wire/adminCompany';
import { companyStatuses } from '@hangtag/contract/wire/company';
import { planNames } from '@hangtag/contract/wire/plan';
import { useId } from 'react';
import { Group } from 'react-aria-components';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { count } from '../../support/count.ts';
import { planWords } from '../../support/planWords.ts';
import { readOnlyField, optionalField } from './requirement.ts';
import { LockableSelect } from './LockableSelect.tsx';
import * as css from './CompanyForm.css.ts';
import { fieldNames } from './fieldNames.ts';
import type { PlatformOnly } from './values.ts';

interface PlatformFieldsProps {
  values: PlatformOnly;
  onChange: (patch: Partial<PlatformOnly>) => void;
  /** Whether a subscription determines the plan, so that it cannot be set by hand (D12). */
  hasSubscription: boolean;
  isLocked: boolean;
  isBusy: boolean;
}

const NOTES = 10_000;
/** From this length on the field shows how many characters remain. */
const NOTES_NEAR = 9_000;

const none = { id: 'none', label: 'None' } as const;
const listings = [
  none,
  ...listingTypes.map((id) => ({ id, label: `${id.charAt(0).toUpperCase()}${id.slice(1)}` })),
];
const statuses = companyStatuses.map((id) => ({ id, label: id }));
const plans = (['free', ...planNames] as const).map((id) => ({ id, label: planWords[id] }));

const flags = [
  ['demo', 'Active without a plan, with 3 sections on a page and 1 product.'],
  ['unlimitedProducts', 'Lifts the demo’s limit of products.'],
  ['unlimitedSections', 'Lifts the demo’s limit of sections.'],
] as const;

/** The fields that only the platform sets and the company does not see [F084-F087]. */
export function PlatformFields(props: PlatformFieldsProps) {
  const { values, onChange, hasSubscription, isLocked, isBusy } = props;
  const limits = useId();
  const { notes } = values;
  const optional = isLocked ? readOnlyField : optionalField;
  return (
    <section className={css.platform} aria-label="Platform">
      <div>
        <Heading level={2} kind="heading">
          Platform
        </Heading>
        <Text kind="caption" tone="quiet">
          Only Superadmins see this.
        </Text>
      </div>
      <div className={css.pair}>
        <LockableSelect
          label={fieldNames.status}
          name="status"
          options={statuses}
          value={values.status}
          onChange={(status) => onChange({ status })}
          isLocked={isLocked}
          isDisabled={isBusy}
        />
        <LockableSelect
          label={fieldNames.type}
          name="type"
          options={plans}
          value={values.type}
          placeholder="None"
          onChange={(type) => onChange({ type })}
          hint={hasSubscription ? 'Set by the company’s subscription.' : undefined}
          isLocked={isLocked || hasSubscription}
          isDisabled={isBusy}
        />
      </div>
      <div className={css.pair}>
        <LockableSelect
          label={fieldNames.listingType}
          name="listingType"
          options={listings}
          value={values.listingType ?? none.id}
          onChange={(id) =>
            onChange({ listingType: listingTypes.find((each) => each === id) ?? null })
          }
          isLocked={isLocked}
          isDisabled={isBusy}
        />
        <TextField
          {...optional}
          label={fieldNames.salesRep}
          name="salesRep"
          value={values.salesRep}
          onChange={(salesRep) => onChange({ salesRep })}
          maxLength={120}
          isReadOnly={isLocked || isBusy}
        />
      </div>
      <TextArea
        label={fieldNames.notes}
        name="notes"
        value={notes}
        onChange={(typed) => onChange({ notes: typed })}
        maxLength={NOTES}
        labelEnd={notes.length >= NOTES_NEAR ? count(notes, NOTES) : optional.labelEnd}
        isReadOnly={isLocked || isBusy}
      />
      <Group className={css.flags} aria-labelledby={limits}>
        <Text kind="label" as="span" id={limits}>
          Without a plan
        </Text>
        {flags.map(([name, hint]) => (
          <Checkbox
            key={name}
            name={name}
            label={fieldNames[name]}
            hint={hint}
            isSelected={values[name]}
            onChange={(isSelected) => onChange({ [name]: isSelected })}
            isReadOnly={isLocked || isBusy}
          />
        ))}
      </Group>
    </section>
  );
}
