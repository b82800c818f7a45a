import {
  type AnnualReport,
  REPORT_NEEDS_TARGET,
  REPORT_YEAR_MAX,
  REPORT_YEAR_MIN,
  type ReportKind,
  reportKinds,
} from '@hangtag/contract/wire/annualReport';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { isSafeLink } from '@hangtag/contract/wire/link';
import type { ProductFile } from '@hangtag/contract/wire/file';
import { FileSlot } from '@hangtag/ui/patterns/FileSlot';
import { useRef } from 'react';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import type { FormErrors } from '../../elements/Form/index.ts';
import type { FormDraft } from '../../support/useFormDraft.ts';
import { type FormDialogState, FormDialog } from '../formDialog/FormDialog.tsx';
import { LinkHealth, type LinkChecking } from '../linkHealth/LinkHealth.tsx';
import { kindWords } from './reportWords.ts';

/** The values of the form. */
export interface ReportValues {
  readonly title: string;
  /** Null while the field is empty. */
  readonly year: number | null;
  readonly kind: ReportKind;
  /** Whether the report is a file or an address. */
  readonly at: 'file' | 'address';
  readonly file: ProductFile | null;
  readonly url: string;
  /** Whether pages link to it. */
  readonly isShown: boolean;
}

export interface ReportFormProps extends FormDialogState {
  /** The values in the fields, and the selected file. */
  draft: FormDraft<ReportValues>;
  /** Whether the report exists or is being added. @default 'new' */
  about?: 'new' | 'existing';
  /** The saved address, with what its last check found; null where there is none. @default null */
  saved?: Pick<AnnualReport, 'url' | 'lastCheck'> | null;
  /** Asks the saved address now; absent where it can't be asked. */
  link?: LinkChecking | undefined;
  /** Opens the PDF picker. */
  onChooseFile: () => void;
  /** Saves the values. */
  onSave: () => void;
}

const kinds = reportKinds.map((id) => ({ id, label: kindWords[id] }));

const places = [
  { value: 'file', label: 'A PDF in the library' },
  { value: 'address', label: 'An address elsewhere' },
] as const;

/** Edits one report: its kind, year, and file or address [F017]. */
export function ReportForm({ draft, ...props }: ReportFormProps) {
  const { typed: values, set } = draft;
  const address = useRef<HTMLInputElement>(null);
  const isNew = (props.about ?? 'new') === 'new';
  return (
    <FormDialog
      draft={draft}
      isBusy={props.isBusy ?? false}
      errors={props.errors}
      problem={props.problem ?? null}
      title={isNew ? 'Add report' : 'Edit report'}
      formName="Report"
      submit={isNew ? 'Add report' : 'Save'}
      onSubmit={props.onSave}
      onClose={props.onClose}
    >
      <TextField
        label="Title"
        name="title"
        value={values.title}
        onChange={(title) => set({ title })}
        maxLength={200}
        hint="As your pages show it."
        validate={(text) => (text.trim() === '' ? fieldMessages.required : null)}
      />
      <NumberField
        label="Year"
        name="year"
        shows="figure"
        value={values.year ?? Number.NaN}
        onChange={(year) => set({ year: Number.isNaN(year) ? null : year })}
        minValue={REPORT_YEAR_MIN}
        maxValue={REPORT_YEAR_MAX}
        formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
        validate={(year) => (Number.isNaN(year) ? fieldMessages.required : null)}
      />
      <Select
        label="Kind"
        name="kind"
        options={kinds}
        value={values.kind}
        onChange={(kind) => set({ kind })}
      />
      <RadioGroup
        label="Where it is"
        options={places}
        value={values.at}
        onChange={(at) => set({ at })}
      />
      {values.at === 'file' ? (
        <FileSlot
          label="PDF"
          type="pdf"
          file={values.file}
          hint="Up to 50 MB."
          error={props.errors?.['filesId']?.toString() ?? noFile(props.errors)}
          onChoose={props.onChooseFile}
        />
      ) : (
        <>
          <TextField
            ref={address}
            label="Address"
            name="url"
            type="url"
            value={values.url}
            onChange={(url) => set({ url })}
            validate={addressProblem}
          />
          {/* Another address than the saved one is checked after it is saved. */}
          {props.saved?.url && props.saved.url === values.url && (
            <LinkHealth
              last={props.saved.lastCheck}
              checking={props.link}
              onMove={(url) => {
                set({ url });
                // The button is gone with the old address.
                address.current?.focus();
              }}
            />
          )}
        </>
      )}
      <Checkbox
        label="Link to it on all product pages"
        isSelected={values.isShown}
        onChange={(isShown) => set({ isShown })}
      />
    </FormDialog>
  );
}

/** Without a file the server names the address, whose field is hidden then. */
const noFile = (errors: FormErrors | undefined) =>
  errors?.['url'] === undefined ? undefined : REPORT_NEEDS_TARGET;

function addressProblem(typed: string): string | null {
  if (typed.trim() === '') return fieldMessages.required;
  const isWeb = /^https?:/i.test(typed.trim()) && isSafeLink(typed.trim());
  return isWeb ? null : fieldMessages.url('https://example.com');
}
