import { passportMeter } from '@hangtag/contract/rules/passport';
import type { ProductSummary } from '@hangtag/contract/wire/content';
import type { Passport, PassportEntry, PassportField } from '@hangtag/contract/wire/passport';
import { ChangedMark } from '@hangtag/ui/patterns/ChangedMark';
import { useId } from 'react';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Meter } from '../../elements/Meter/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import * as css from './PassportForm.css.ts';
import { PassportFieldRow } from './PassportFieldRow.tsx';

export interface PassportFormProps {
  /** The draft's passport. */
  passport: Passport;
  /** The published one; undefined while nothing is published. */
  published: Passport | undefined;
  /** Whether the draft has a valid GTIN, which is a row of its own. */
  hasGtin: boolean;
  /** Receives the next passport from the one before, immediately. */
  onChange: (change: (summary: ProductSummary) => ProductSummary) => void;
  /** Validation errors by the wire's dotted names: `passport.commodityCode.value`. */
  errors?: FormErrors;
  /** Whether the form is read-only. @default false */
  isLocked?: boolean;
}

/** In the order in which they are asked for, by what they are about. */
const groups: readonly {
  readonly title: string;
  readonly fields: readonly PassportField[];
}[] = [
  {
    title: 'Who answers for it',
    fields: ['operator', 'otherOperators', 'facility', 'importer', 'responsiblePerson'],
  },
  { title: 'What it is made of', fields: ['commodityCode', 'materials', 'substances'] },
  { title: 'Use, repair, end of life', fields: ['manuals', 'repair', 'endOfLife'] },
  { title: 'Papers', fields: ['conformity', 'backup'] },
];

/** What a product passport may ask for, each field with who may read it, and how many rows of Annex III are filled. */
export function PassportForm(props: PassportFormProps) {
  const { passport, published, hasGtin, onChange, errors, isLocked = false } = props;
  const headingId = useId();
  const { filled, of } = passportMeter(passport, hasGtin);
  const set = (field: PassportField, entry: PassportEntry) =>
    onChange((summary) => ({ ...summary, passport: withEntry(summary.passport, field, entry) }));
  return (
    <section className={css.part} aria-labelledby={headingId} data-component="PassportForm">
      <Stack gap={12}>
        <Heading level={2} id={headingId}>
          Passport data
        </Heading>
        <Text tone="second">
          What a digital product passport may ask for, as far as you know it. All of it is optional.
          The page shows what everybody may read, once it is published.
        </Text>
        <Meter
          label="Rows of Annex III with something in them"
          value={filled}
          max={of}
          valueText={`${filled} of ${of}`}
        />
        <Text kind="caption" tone="second">
          Regulation (EU) 2024/1781. The code fills one row and a GTIN another. A full bar says that
          nothing is empty; whether a product has to have a passport, and what it needs, its own
          legal act says.
        </Text>
      </Stack>
      <Form aria-label="Passport data" errors={errors} focusesErrors={false} onSubmit={noSubmit}>
        <Stack gap={40}>
          {groups.map(({ title, fields }) => (
            <div key={title} className={css.group}>
              <Heading level={3}>{title}</Heading>
              {fields.map((field) => (
                <PassportFieldRow
                  key={field}
                  field={field}
                  entry={passport[field]}
                  isLocked={isLocked}
                  badge={
                    published && (
                      <ChangedMark now={passport[field] ?? null} was={published[field] ?? null} />
                    )
                  }
                  onChange={(entry) => set(field, entry)}
                />
              ))}
            </div>
          ))}
        </Stack>
      </Form>
    </section>
  );
}

const noSubmit = () => undefined;

/** An entry without words is none. */
function withEntry(passport: Passport, field: PassportField, entry: PassportEntry): Passport {
  const { [field]: _before, ...others } = passport;
  return entry.value === '' ? others : { ...others, [field]: entry };
}
