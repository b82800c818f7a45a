import { linkTypeName, linkTypes } from '@hangtag/contract/wire/linkTypes';
import type { CodeLink } from '@hangtag/contract/wire/codeLink';
import { readWebAddress } from '@hangtag/contract/rules/cta';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { useRef, useState } from 'react';
import { ComboBox, type ComboBoxItem } from '../../elements/ComboBox/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { FormDialog } from '../formDialog/FormDialog.tsx';
import { LinkHealth } from '../linkHealth/LinkHealth.tsx';
import type { CodeLinksProps } from './types.ts';
import { OnlySomeCodes, Readers, type Values } from './CodeLinkScope.tsx';

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

const empty: Values = {
  type: null,
  href: '',
  title: '',
  language: null,
  context: null,
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
        inputMode="url"
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
      <OnlySomeCodes typed={typed} set={set} />
    </FormDialog>
  );
}

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
