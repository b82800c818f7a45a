import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import type { FormDraft } from '../../support/useFormDraft.ts';
import { useIsScrollable } from '../../support/useIsScrollable.ts';
import * as css from './FormDialog.css.ts';

/** The state of a form in a dialog, and how it closes. */
export interface FormDialogState {
  /** Whether the form is being saved. @default false */
  isBusy?: boolean;
  /** Validation errors by the wire's names; a new object announces them again. */
  errors?: FormErrors | undefined;
  /** Why saving failed, as a sentence; null when nothing failed. @default null */
  problem?: string | null;
  /** Closes the dialog without saving. */
  onClose: () => void;
}

interface FormDialogProps extends FormDialogState {
  /** The form's values, which are recovered after a reload or a new session. */
  draft: Pick<FormDraft<never>, 'isRecovered' | 'discard'>;
  title: string;
  /** Names the form. @default the title */
  formName?: string;
  /** The label of the button that saves. */
  submit: string;
  /** @default 'Not saved.' */
  problemTitle?: string;
  /** What the save button answers, beside it: "Change this on 3 live pages now?" */
  question?: string | undefined;
  /** Deletes what the form is about, after a confirmation of its own; absent where nothing can be deleted. */
  onDelete?: (() => void) | undefined;
  /** A column beside the fields: on phones the preview stands above them and the facts below. */
  aside?: { readonly preview: ReactNode; readonly facts: ReactNode };
  children: ReactNode;
  onSubmit: () => void;
}

/** A form in a dialog: the last failure, the fields, and the buttons that save or close. */
export function FormDialog(props: FormDialogProps) {
  const { title, isBusy = false, problem = null, onClose, aside, question } = props;
  const id = useId();
  const asked = question && <span className={css.question}>{question}</span>;
  const form = (
    <Form
      id={id}
      aria-label={props.formName ?? title}
      errors={props.errors}
      onSubmit={props.onSubmit}
    >
      <Stack gap={20}>
        {props.draft.isRecovered && <RecoveredFieldsNotice onDiscard={props.draft.discard} />}
        {problem !== null && (
          <Notice tone="danger" title={props.problemTitle ?? 'Not saved.'} announcement="assertive">
            {problem}
          </Notice>
        )}
        {props.children}
      </Stack>
    </Form>
  );
  return (
    <Dialog
      title={title}
      isOpen
      size={aside ? 'large' : 'small'}
      body={aside ? 'bare' : 'padded'}
      footerStart={
        props.onDelete ? (
          <Bleed>
            <Button tone="dangerQuiet" onPress={props.onDelete} isDisabled={isBusy}>
              Delete
            </Button>
          </Bleed>
        ) : (
          asked
        )
      }
      dismissal="deliberate"
      onClose={onClose}
      footer={
        <>
          {props.onDelete && asked}
          <Button onPress={onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={id} isPending={isBusy}>
            {props.submit}
          </Button>
        </>
      }
    >
      {aside ? <Columns aside={aside}>{form}</Columns> : form}
    </Dialog>
  );
}

/** The form with the column beside it; each is a tab stop while it scrolls. */
function Columns({ aside, children }: Required<Pick<FormDialogProps, 'aside' | 'children'>>) {
  const whole = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const wholeScrolls = useIsScrollable(whole);
  const sideScrolls = useIsScrollable(side);
  return (
    <div
      ref={whole}
      className={css.columns}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the arrow keys
      tabIndex={wholeScrolls ? 0 : undefined}
    >
      <div className={css.fields}>{children}</div>
      <div
        ref={side}
        className={css.aside}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={sideScrolls ? 0 : undefined}
      >
        <div className={css.preview}>{aside.preview}</div>
        <div className={css.facts}>{aside.facts}</div>
      </div>
    </div>
  );
}
