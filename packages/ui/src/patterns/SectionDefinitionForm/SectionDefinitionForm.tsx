import {
  definitionErrors,
  definitionProblems,
  firstWrongField,
} from '@hangtag/contract/rules/sectionDefinition';
import type { FieldErrors } from '@hangtag/contract/rules/sectionValues';
import type { UsedSection } from '@hangtag/contract/wire/contentSection';
import type { UseRefusal } from '@hangtag/ui/patterns/EditableList';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Form } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { FieldList } from './FieldList.tsx';
import { Preview } from './Preview.tsx';
import * as css from './SectionDefinitionForm.css.ts';
import { SectionFacts } from './SectionFacts.tsx';
import {
  bodyOf,
  type DefinitionBody,
  type DefinitionValues,
  type FieldDraft,
  isDefinitionValue,
  previewOf,
  valuesOf,
} from './values.ts';

export interface SectionDefinitionFormProps {
  /** The section to edit; null for a new one. */
  section: UsedSection | null;
  /** Where its unsaved input is stored: `section/5`, `section/new`, `section/new-7` for company 7's own. */
  formName: string;
  /** Whether the section is being saved. @default false */
  isBusy?: boolean;
  /** Validation errors by the wire's names; a new object announces them again. */
  errors?: FieldErrors | undefined;
  /** Why saving failed, with the pages that would lose data; null when nothing failed. @default null */
  problem?: UseRefusal | null;
  /** Receives a valid definition. */
  onSave: (body: DefinitionBody) => void;
  /** Returns without saving. */
  onCancel: () => void;
}

const none: FieldErrors = {};

/** Defines a section: its facts, its fields in order, and a preview of its form [F028, F237, F238]. */
export function SectionDefinitionForm(props: SectionDefinitionFormProps) {
  const { section, isBusy = false, problem = null } = props;
  const [saved] = useState(() => valuesOf(section));
  const draft = useFormDraft(
    { name: props.formName, what: 'the section' },
    saved,
    isDefinitionValue,
  );
  const values = draft.typed;
  const [open, setOpen] = useState(values.fields[0]?.id ?? null);
  const [errors, setErrors] = useState(none);
  /** Fields edited since their last error. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldErrors | undefined>();

  const tell = (wrong: FieldErrors) => {
    setErrors(wrong);
    setChanged(new Set());
    const place = firstWrongField(wrong);
    // Only a selected field can show its error.
    if (place !== null) setOpen(values.fields[place]?.id ?? null);
  };
  if (props.errors !== refused) {
    setRefused(props.errors);
    tell(definitionErrors(props.errors ?? none));
  }
  const change = (patch: Partial<DefinitionValues>) => {
    draft.set(patch);
    if (patch.fields) look(values.fields, patch.fields);
  };
  const look = (before: readonly FieldDraft[], now: readonly FieldDraft[]) => {
    const isMoved = before.length !== now.length || now.some(({ id }, at) => id !== before[at]?.id);
    // Error names contain field positions, so moving a field makes them wrong.
    if (isMoved) setErrors(none);
    else
      setChanged(
        new Set([...changed, ...now.filter((f, at) => f !== before[at]).map((f) => f.id)]),
      );
  };
  const save = () => {
    const body = bodyOf(values);
    const wrong = definitionProblems(body);
    if (Object.keys(wrong).length > 0) tell(wrong);
    else props.onSave(body);
  };
  return (
    <div className={css.both} data-component="SectionDefinitionForm">
      <Form
        aria-label={section ? `Definition of ${section.name}` : 'Definition of a new section'}
        errors={errors}
        onSubmit={save}
      >
        <div className={css.parts}>
          {draft.isRecovered && <RecoveredFieldsNotice onDiscard={draft.discard} />}
          {problem !== null && (
            <Notice tone="danger" title="Not saved." announcement="assertive">
              {problem.sentence}
              {problem.uses.length > 0 && (
                <ul className={css.uses}>
                  {problem.uses.map((use) => (
                    <li key={use}>{use}</li>
                  ))}
                </ul>
              )}
            </Notice>
          )}
          <SectionFacts
            values={values}
            slug={section?.slug ?? null}
            isUsed={(section?.usedByProducts ?? 0) > 0}
            isDisabled={isBusy}
            onChange={change}
          />
          <FieldList
            fields={values.fields}
            open={open}
            errors={errors}
            changed={changed}
            isDisabled={isBusy}
            onChange={(fields) => change({ fields })}
            onOpen={setOpen}
          />
          <div className={css.foot}>
            <Button onPress={props.onCancel} isDisabled={isBusy}>
              Cancel
            </Button>
            <Button tone="primary" type="submit" isPending={isBusy}>
              {section ? 'Save section' : 'Create section'}
            </Button>
          </div>
        </div>
      </Form>
      <Preview definition={previewOf(values)} />
    </div>
  );
}
