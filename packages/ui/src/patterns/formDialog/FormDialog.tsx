import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { type ReactNode, useId } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import type { FormDraft } from '../../support/useFormDraft.ts';

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
  children: ReactNode;
  onSubmit: () => void;
}

/** A form in a dialog: the last failure, the fields, and the buttons that save or close. */
export function FormDialog(props: FormDialogProps) {
  const { title, isBusy = false, problem = null, onClose } = props;
  const id = useId();
  return (
    <Dialog
      title={title}
      isOpen
      dismissal="deliberate"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={id} isPending={isBusy}>
            {props.submit}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        aria-label={props.formName ?? title}
        errors={props.errors}
        onSubmit={props.onSubmit}
      >
        <Stack gap={20}>
          {props.draft.isRecovered && <RecoveredFieldsNotice onDiscard={props.draft.discard} />}
          {problem !== null && (
            <Notice
              tone="danger"
              title={props.problemTitle ?? 'Not saved.'}
              announcement="assertive"
            >
              {problem}
            </Notice>
          )}
          {props.children}
        </Stack>
      </Form>
    </Dialog>
  );
}
