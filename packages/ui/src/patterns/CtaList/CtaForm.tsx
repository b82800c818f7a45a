import { ctaDatesProblem, readCtaTarget, withUtm } from '@hangtag/contract/rules/cta';
import {
  CTA_LABEL_MAX,
  type CtaStyle,
  type CtaType,
  type Utm,
  ctaStyles,
  ctaTypes,
  utmKeys,
} from '@hangtag/contract/wire/cta';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import type { ProductFile } from '@hangtag/contract/wire/product';
import { FileSlot } from '@hangtag/ui/patterns/FileSlot';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { DatePicker } from '../../elements/DatePicker/index.ts';
import { Disclosure } from '../../elements/Disclosure/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import type { FormDraft } from '../../support/useFormDraft.ts';
import { type FormDialogState, FormDialog } from '../formDialog/FormDialog.tsx';
import { CtaLabel } from './CtaLabel.tsx';
import { styleWords, targetField, typeWords, utmWords } from './ctaWords.ts';

/** The values of the form. */
export interface CtaValues {
  readonly label: string;
  readonly name: string;
  readonly type: CtaType;
  readonly style: CtaStyle;
  /** Whether a download is a file of the library or an address. */
  readonly at: 'file' | 'address';
  readonly file: ProductFile | null;
  readonly target: string;
  readonly utm: Utm;
  /** First day, `2026-12-01`; null from the beginning. */
  readonly startDay: string | null;
  /** Last day; null without end. */
  readonly endDay: string | null;
  /** Whether pages show it, within its days. */
  readonly isShown: boolean;
}

export interface CtaFormProps extends FormDialogState {
  /** The values in the fields, and the selected file. */
  draft: FormDraft<CtaValues>;
  /** Whether it exists or is being added. @default 'new' */
  about?: 'new' | 'existing';
  /** Live pages that change when it is saved. @default 0 */
  livePages?: number;
  /** The time zone of the days, e.g. `Europe/Zurich`. */
  timeZone: string;
  /** Opens the picker of documents. */
  onChooseFile: () => void;
  /** Saves the values. */
  onSave: () => void;
}

const types = ctaTypes.map((id) => ({ id, label: typeWords[id] }));
const styles = ctaStyles.map((id) => ({ id, label: styleWords[id] }));

const places = [
  { value: 'file', label: 'A PDF in the library' },
  { value: 'address', label: 'An address elsewhere' },
] as const;

/** Edits one call to action: its label, address, days and campaign, with its button as pages draw it [F024]. */
export function CtaForm({ draft, livePages = 0, ...props }: CtaFormProps) {
  const { typed: values, set } = draft;
  const isNew = (props.about ?? 'new') === 'new';
  const pages = plural(livePages, 'page');
  return (
    <FormDialog
      draft={draft}
      isBusy={props.isBusy ?? false}
      errors={props.errors}
      problem={props.problem ?? null}
      title={isNew ? 'New call to action' : 'Edit call to action'}
      formName="Call to action"
      submit={isNew ? 'Add call to action' : livePages > 0 ? `Save on ${pages}` : 'Save'}
      onSubmit={props.onSave}
      onClose={props.onClose}
    >
      <CtaLabel
        label={values.label.trim() || 'Your label'}
        look={values.style}
        isLive={values.isShown}
      />
      <TextField
        label="Label"
        name="label"
        value={values.label}
        onChange={(label) => set({ label })}
        maxLength={CTA_LABEL_MAX}
        labelEnd={`${values.label.length} of ${CTA_LABEL_MAX}`}
        hint="What the button says."
        validate={(text) => (text.trim() === '' ? 'Write what the button says.' : null)}
      />
      <Grid gap={20}>
        <Select
          label="Type"
          name="type"
          options={types}
          value={values.type}
          onChange={(type) => set({ type })}
        />
        <Select
          label="Look"
          name="style"
          options={styles}
          value={values.style}
          onChange={(style) => set({ style })}
        />
      </Grid>
      <Target {...props} values={values} set={set} />
      <Grid gap={20}>
        <DatePicker
          label="First day"
          labelEnd="Optional"
          name="startsAt"
          width="fill"
          value={values.startDay}
          onChange={(startDay) => set({ startDay })}
        />
        <DatePicker
          label="Last day"
          labelEnd="Optional"
          name="endsAt"
          width="fill"
          value={values.endDay}
          onChange={(endDay) => set({ endDay })}
          validate={(endDay) => daysProblem(values.startDay, endDay)}
        />
      </Grid>
      {(values.startDay ?? values.endDay) !== null && (
        <Text kind="caption" tone="second">
          Whole days in your time zone, {props.timeZone}. Outside of them pages don’t show it.
        </Text>
      )}
      {isWeb(values) && <Campaign values={values} set={set} />}
      <TextField
        label="Name"
        labelEnd="Only your team sees it"
        name="name"
        value={values.name}
        onChange={(name) => set({ name })}
        maxLength={120}
        placeholder={values.label}
      />
      <Checkbox
        label="Show it on the pages that have it"
        isSelected={values.isShown}
        onChange={(isShown) => set({ isShown })}
      />
      {livePages > 0 && (
        <Notice>{`Change this on ${livePages === 1 ? '1 live page' : `${livePages} live pages`} now? Pages show what you save at once.`}</Notice>
      )}
    </FormDialog>
  );
}

interface PartProps {
  readonly values: CtaValues;
  readonly set: (change: Partial<CtaValues>) => void;
}

/** The field of the target, by type. */
function Target({
  values,
  set,
  errors,
  onChooseFile,
}: PartProps & Pick<CtaFormProps, 'errors' | 'onChooseFile'>) {
  const { type, at, file, target } = values;
  const isFile = type === 'download' && at === 'file';
  return (
    <>
      {type === 'download' && (
        <RadioGroup
          label="Where it is"
          options={places}
          value={at}
          onChange={(next) => set({ at: next })}
        />
      )}
      {isFile ? (
        <FileSlot
          label="PDF"
          type="pdf"
          file={file}
          hint="Up to 50 MB."
          error={(errors?.['filesId'] ?? errors?.['target'])?.toString()}
          onChoose={onChooseFile}
        />
      ) : (
        <TextField
          {...targetField(type)}
          name="target"
          value={target}
          onChange={(next) => set({ target: next })}
          validate={(typed) => targetProblem(type, typed)}
        />
      )}
    </>
  );
}

/** The campaign parameters, and the address that they make. */
function Campaign({ values, set }: PartProps) {
  const reading = readCtaTarget(values.type, values.target);
  const count = utmKeys.filter((key) => values.utm[key]).length;
  return (
    <Disclosure
      title={count > 0 ? `Campaign words, ${count} set` : 'Campaign words'}
      isOpenAtFirst={count > 0}
    >
      <Stack gap={16}>
        <Grid gap={16}>
          {utmKeys.map((key) => (
            <TextField
              key={key}
              label={utmWords[key]}
              name={`utm.${key}`}
              value={values.utm[key] ?? ''}
              maxLength={100}
              onChange={(text) => set({ utm: { ...values.utm, [key]: text } })}
            />
          ))}
        </Grid>
        {reading.isValid && (
          <Text kind="caption" tone="second">
            Opens {withUtm(reading.target, values.utm)}
          </Text>
        )}
      </Stack>
    </Disclosure>
  );
}

const isWeb = ({ type, at }: CtaValues) =>
  !['email', 'phone', 'sms'].includes(type) && !(type === 'download' && at === 'file');

function targetProblem(type: CtaType, typed: string): string | null {
  if (typed.trim() === '') return fieldMessages.required;
  const reading = readCtaTarget(type, typed);
  return reading.isValid ? null : reading.message;
}

/** One day is a range too. */
const daysProblem = (startDay: string | null, endDay: string | null) =>
  startDay !== null && endDay !== null && endDay < startDay
    ? ctaDatesProblem({ startsAt: startDay, endsAt: endDay })
    : null;
