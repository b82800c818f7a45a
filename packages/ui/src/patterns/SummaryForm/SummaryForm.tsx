import { fieldMessages } from '@hangtag/contract/wire/messages';
import { readGtin } from '@hangtag/contract/rules/gtin';
import type { Place } from '@hangtag/contract/wire/company';
import type { ProductContent, ProductSummary } from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/file';
import { ChangedMark, publishedNow } from '@hangtag/ui/patterns/ChangedMark';
import { FileSlot } from '@hangtag/ui/patterns/FileSlot';
import {
  type Framing,
  HeaderMediaList,
  type HeaderSlot,
} from '@hangtag/ui/patterns/HeaderMediaList';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { countryName } from '../../support/countryName.ts';
import { count } from '../../support/count.ts';
import { firstError } from '../../support/firstError.ts';
import type { LinkFacts } from '../linkHealth/LinkHealth.tsx';

/** A function from one draft to the next, for the store that holds the draft. */
export type DraftChange = (draft: ProductContent) => ProductContent;

/** A slot of the summary that takes a file. */
export type SummarySlot = HeaderSlot | { readonly kind: 'logo' };

export interface SummaryFormProps {
  /** The draft as shown. */
  draft: ProductContent;
  /** The published content; null while nothing is published. */
  published: ProductContent | null;
  /** The files that the draft references. */
  files: readonly ProductFile[];
  /** The countries to choose an origin from; empty until they are loaded. */
  countries: readonly Place[];
  /** Loads the countries, when somebody looks for one. */
  onCountries: () => void;
  /** Receives every change immediately. */
  onChange: (change: DraftChange) => void;
  /** Opens the file picker for a slot. */
  onChoose: (slot: SummarySlot) => void;
  /** Receives the framing of a header picture. */
  onFrame: (filesId: number, framing: Framing) => void;
  /** What is known of an address, by its text. @default nothing */
  linkOf?: (address: string) => LinkFacts | undefined;
  /**
   * Validation errors by the wire's names: `name`, `model`, `upcCode`, `title`, `imageFile`, `appLogoFile`, and dotted
   * ones.
   */
  errors?: FormErrors;
  /** Why the form is read-only; absent when it can be edited. */
  lockedReason?: string | null;
}

const limits = { name: 120, model: 80, upcCode: 40, title: 120 } as const;

/** A product's name, model, product number, headline and pictures. */
export function SummaryForm(props: SummaryFormProps) {
  const { draft, published, files, onChange, countries, onChoose, errors, lockedReason } = props;
  const isLocked = Boolean(lockedReason);
  const { summary } = draft;
  const set = (patch: Partial<ProductSummary>) =>
    onChange((now) => ({ ...now, summary: { ...now.summary, ...patch } }));
  const logo = files.find((file) => file.filesId === summary.appLogoFilesId) ?? null;
  const was = published?.summary;
  return (
    <Form aria-label="Summary" errors={errors} focusesErrors={false} onSubmit={() => undefined}>
      <Stack gap={24}>
        {lockedReason && <Notice tone="caution">{lockedReason}</Notice>}
        <TextField
          name="name"
          label="Product name"
          value={summary.name}
          onChange={(name) => set({ name })}
          validate={(name) => (name.trim() === '' ? fieldMessages.required : null)}
          maxLength={limits.name}
          labelEnd={count(summary.name, limits.name)}
          badge={<ChangedMark now={summary.name} was={was?.name} />}
          hint={publishedNow(summary.name, was?.name) ?? 'Shown on the page and in lists.'}
          isReadOnly={isLocked}
        />
        <Grid gap={20}>
          <TextField
            name="model"
            label="Model"
            value={summary.model}
            onChange={(model) => set({ model })}
            maxLength={limits.model}
            labelEnd="Optional"
            badge={<ChangedMark now={summary.model} was={was?.model} />}
            hint={publishedNow(summary.model, was?.model)}
            isReadOnly={isLocked}
          />
          <TextField
            name="upcCode"
            label="UPC or GTIN"
            value={summary.upcCode ?? ''}
            onChange={(typed) => set({ upcCode: typed === '' ? null : typed })}
            validate={gtinProblem}
            maxLength={limits.upcCode}
            inputMode="numeric"
            labelEnd="Optional"
            badge={<ChangedMark now={summary.upcCode} was={was && was.upcCode} />}
            hint={gtinHint(summary.upcCode)}
            isReadOnly={isLocked}
          />
        </Grid>
        <OriginField
          value={summary.countryOfOrigin}
          was={was && was.countryOfOrigin}
          countries={countries}
          onOpen={props.onCountries}
          isLocked={isLocked}
          onChange={(countryOfOrigin) => set({ countryOfOrigin })}
        />
        <TextField
          name="title"
          label="Headline"
          value={draft.title}
          onChange={(title) => onChange((now) => ({ ...now, title }))}
          maxLength={limits.title}
          labelEnd={count(draft.title, limits.title)}
          badge={<ChangedMark now={draft.title} was={published?.title} />}
          hint={
            publishedNow(draft.title, published?.title) ??
            'The first words on the page. The name stands there while this is empty.'
          }
          isReadOnly={isLocked}
        />
        <HeaderMediaList
          {...{ draft, published, files, onChange, onChoose, isLocked }}
          onFrame={props.onFrame}
          linkOf={props.linkOf}
          error={headerError(errors)}
        />
        <FileSlot
          label="Logo on this page"
          labelEnd="Optional"
          file={logo}
          badge={<ChangedMark now={summary.appLogoFilesId} was={was && was.appLogoFilesId} />}
          hint="A square picture, at least 400 px wide."
          error={firstError(errors, 'appLogoFile')}
          onChoose={isLocked ? undefined : () => onChoose({ kind: 'logo' })}
          onRemove={isLocked ? undefined : () => set({ appLogoFilesId: null })}
        />
      </Stack>
    </Form>
  );
}

interface OriginFieldProps {
  value: string | null;
  /** The published one; undefined while nothing is published. */
  was: string | null | undefined;
  countries: readonly Place[];
  onOpen: () => void;
  isLocked: boolean;
  onChange: (code: string | null) => void;
}

/** Id of the option that says nothing; codes of countries are capitals. */
const NOWHERE = 'none';

/** Where the product comes from, by name. */
function OriginField(props: OriginFieldProps) {
  const { value, was, countries, onOpen, isLocked, onChange } = props;
  const nameOf = (code: string | null) =>
    code && (countries.find((each) => each.code === code)?.name ?? countryName(code));
  const published = was === undefined ? undefined : nameOf(was);
  const shared = {
    label: 'Country of origin',
    name: 'countryOfOrigin',
    labelEnd: 'Optional',
    badge: <ChangedMark now={value} was={was} />,
    hint: publishedNow(nameOf(value), published) ?? 'Stands at the end of the page.',
  };
  if (isLocked) return <TextField {...shared} value={nameOf(value) ?? ''} isReadOnly />;
  const known = countries.map(({ code, name }) => ({ id: code, label: name }));
  const isKnown = value === null || countries.some(({ code }) => code === value);
  const options = [
    { id: NOWHERE, label: 'Not stated' },
    ...known,
    ...(isKnown ? [] : [{ id: value, label: countryName(value) }]),
  ];
  return (
    <Select
      {...shared}
      options={options}
      value={value ?? NOWHERE}
      onOpenChange={(isOpen) => isOpen && onOpen()}
      onChange={(id) => onChange(id === NOWHERE ? null : id)}
    />
  );
}

/** The first error of any header media. */
function headerError(errors: FormErrors = {}) {
  const field = Object.keys(errors).find(
    (name) => name === 'imageFile' || /^unpublishedContent\.(headers|currentHeaderId)/.test(name),
  );
  return field && firstError(errors, field);
}

function gtinProblem(typed: string) {
  if (typed.trim() === '') return null;
  const reading = readGtin(typed);
  return reading.isValid ? null : reading.message;
}

function gtinHint(typed: string | null) {
  if (!typed?.trim()) return 'The number under the barcode. It makes the code a GS1 Digital Link.';
  const reading = readGtin(typed);
  return reading.isValid ? `In the code as GTIN ${reading.gtin14}.` : '8, 12, 13 or 14 digits.';
}
