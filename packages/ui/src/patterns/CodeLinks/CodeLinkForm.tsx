import { linkTypeName, linkTypes } from '@hangtag/contract/wire/linkTypes';
import { type CodeLink, SERIAL_ALONE } from '@hangtag/contract/wire/codeLink';
import type { Place } from '@hangtag/contract/wire/company';
import { readWebAddress } from '@hangtag/contract/rules/cta';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { pageLanguages } from '@hangtag/contract/wire/pageLanguages';
import { useRef, useState } from 'react';
import { ComboBox, type ComboBoxItem } from '../../elements/ComboBox/index.ts';
import { Disclosure } from '../../elements/Disclosure/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { countryName } from '../../support/countryName.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { FormDialog } from '../formDialog/FormDialog.tsx';
import { LinkHealth } from '../linkHealth/LinkHealth.tsx';
import type { CodeLinksProps } from './types.ts';
import { languageName } from './words.ts';

interface CodeLinkFormProps extends CodeLinksProps {
  /** The link; null for a new one. */
  link: CodeLink | null;
  /** Asks whether to delete it, in place of the form. */
  onAskDelete: (link: CodeLink) => void;
  onClose: () => void;
}

const types: readonly ComboBoxItem[] = linkTypes.map((id) => ({
  id,
  label: linkTypeName(id),
  description: `gs1:${id}`,
}));

const languages: readonly ComboBoxItem[] = pageLanguages.map((id) => ({
  id,
  label: languageName(id),
  description: id,
}));

const empty = {
  type: null as string | null,
  href: '',
  title: '',
  language: null as string | null,
  context: null as string | null,
  variant: '',
  lot: '',
  serial: '',
};

const required = (typed: string) => (typed.trim() === '' ? fieldMessages.required : null);

function addressProblem(typed: string): string | null {
  if (typed.trim() === '') return fieldMessages.required;
  const reading = readWebAddress(typed);
  return reading.isValid ? null : reading.message;
}

/** What a code is asked for, where that is, and which codes and readers it is for. */
export function CodeLinkForm(props: CodeLinkFormProps) {
  const { link, productId, countries, isBusy = false, onClose } = props;
  const saved = link ? { ...empty, ...valuesOf(link) } : empty;
  const name = `codeLink/${productId}/${link?.id ?? 'new'}`;
  const draft = useFormDraft({ name, what: 'the link' }, saved);
  const field = useRef<HTMLInputElement>(null);
  // What failed before the form opened is of another link.
  const [isTried, setTried] = useState(false);
  const { typed, set } = draft;
  const isNarrow = typed.variant !== '' || typed.lot !== '' || typed.serial !== '';
  const save = async () => {
    setTried(true);
    const reading = readWebAddress(typed.href);
    const { type, href, title, variant, lot, serial, language, context } = typed;
    const body = {
      type: type ?? '',
      href: reading.isValid ? reading.target : href,
      title,
      language,
      context,
      variant: variant.trim(),
      lot: lot.trim(),
      serial: serial.trim(),
    };
    if (!(await props.onSave(link, body))) return;
    draft.discard();
    onClose();
  };
  return (
    <FormDialog
      draft={draft}
      title={link ? 'Edit link' : 'New link'}
      formName="Link"
      submit={link ? 'Save' : 'Add link'}
      isBusy={isBusy}
      errors={isTried ? props.errors : undefined}
      problem={isTried ? (props.problem ?? null) : null}
      onSubmit={() => void save()}
      onDelete={
        link
          ? () => {
              draft.discard();
              onClose();
              props.onAskDelete(link);
            }
          : undefined
      }
      onClose={onClose}
    >
      <ComboBox
        label="Asked for"
        name="type"
        items={types}
        value={typed.type}
        onChange={(type) => set({ type })}
        validate={(id) => (id === null ? fieldMessages.required : null)}
        placeholder="Instructions, certificates, safety"
        hint="One of GS1’s link types. Apps and programs ask a code for it by that name."
      />
      <TextField
        ref={field}
        label="Address"
        name="href"
        type="url"
        placeholder="https://"
        value={typed.href}
        onChange={(href) => set({ href })}
        validate={addressProblem}
        maxLength={1000}
      />
      {/* Another address than the saved one is checked after it is saved. */}
      {link !== null && link.href === typed.href && (
        <LinkHealth
          last={link.lastCheck}
          checking={props.checkingOf(link.href)}
          onMove={(href) => {
            set({ href });
            // The button is gone with the old address.
            field.current?.focus();
          }}
        />
      )}
      <TextField
        label="Title"
        name="title"
        value={typed.title}
        onChange={(title) => set({ title })}
        validate={required}
        maxLength={120}
        hint="In the language of what it leads to. People read it where they choose among several."
      />
      <Readers typed={typed} set={set} countries={countries} />
      <Disclosure
        title={isNarrow ? 'Only for some codes, set' : 'Only for some codes'}
        isOpenAtFirst={isNarrow}
      >
        <Stack gap={16}>
          <Grid gap={20}>
            <Qualifier name="lot" label="Lot" typed={typed} set={set} />
            <Qualifier name="variant" label="Variant" typed={typed} set={set} />
          </Grid>
          <Qualifier
            name="serial"
            label="Serial"
            hint="One item alone, without a lot or variant. Capital and small letters differ."
            validate={(serial) =>
              serial.trim() !== '' && (typed.lot + typed.variant).trim() !== ''
                ? SERIAL_ALONE
                : null
            }
            typed={typed}
            set={set}
          />
        </Stack>
      </Disclosure>
    </FormDialog>
  );
}

type Values = typeof empty;

interface PartProps {
  typed: Values;
  set: (patch: Partial<Values>) => void;
}

/** The language and country that it is for; both empty for everybody. */
function Readers({ typed, set, countries }: PartProps & { countries: readonly Place[] }) {
  const { language, context } = typed;
  const known = countries.map(({ code, name }) => ({ id: code, label: name, description: code }));
  return (
    <Grid gap={20}>
      <ComboBox
        label="Language"
        labelEnd="Optional"
        name="language"
        items={including(languages, language, languageName)}
        value={language}
        onChange={(next) => set({ language: next })}
        placeholder="Every language"
      />
      <ComboBox
        label="Country"
        labelEnd="Optional"
        name="context"
        items={including(known, context, countryName)}
        value={context}
        onChange={(next) => set({ context: next })}
        placeholder="Every country"
      />
    </Grid>
  );
}

interface QualifierProps extends PartProps {
  name: 'lot' | 'variant' | 'serial';
  label: string;
  hint?: string;
  validate?: (typed: string) => string | null;
}

const Qualifier = ({ name, typed, set, ...words }: QualifierProps) => (
  <TextField
    {...words}
    labelEnd="Optional"
    name={name}
    value={typed[name]}
    onChange={(next) => set({ [name]: next })}
    maxLength={20}
  />
);

const valuesOf = ({ type, href, title, language, context, variant, lot, serial }: CodeLink) => ({
  type,
  href,
  title,
  language,
  context,
  variant,
  lot,
  serial,
});

/** The items, and the chosen one where it is not among them. */
function including(
  items: readonly ComboBoxItem[],
  chosen: string | null,
  labelOf: (id: string) => string,
) {
  if (chosen === null || items.some(({ id }) => id === chosen)) return items;
  return [...items, { id: chosen, label: labelOf(chosen), description: chosen }];
}
