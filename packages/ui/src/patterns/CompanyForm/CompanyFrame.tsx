import { CircleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { plural } from '../../support/count.ts';
import { useInvalidCount } from '../../support/useInvalidCount.ts';
import * as css from './CompanyForm.css.ts';

/** Where the form stands. */
export type CompanyPlacement =
  | {
      /** In a page, with its end over a hairline, or in a dialog of its own. @default 'page' */
      readonly place?: 'page';
      readonly onClose?: never;
    }
  | {
      /** In a page, with its end over a hairline, or in a dialog of its own. @default 'page' */
      readonly place: 'dialog';
      /** Called when the dialog was left. */
      readonly onClose: () => void;
    };

interface CompanyFrameProps {
  placement: CompanyPlacement;
  children: ReactNode;
  /** News above the fields: a stale write. */
  notices: ReactNode;
  /** Why nothing may be changed; null when it may. */
  lockedReason: string | null;
  /** Why it was not saved; null when nothing failed. */
  failure: string | null;
  errors: FormErrors | undefined;
  isBusy: boolean;
  /** Puts back what is saved; absent while nothing is changed. */
  onDiscard: (() => void) | undefined;
  onSubmit: () => void;
}

/** The form's news, fields and end; the end counts the fields that are wrong. */
export function CompanyFrame(props: CompanyFrameProps) {
  const { placement, lockedReason, failure, isBusy } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isLocked = lockedReason !== null;
  const isInDialog = placement.place === 'dialog';
  const invalidCount = <InvalidCount root={root} />;
  const save = (
    <Button
      ref={saveButton}
      type="submit"
      form={isInDialog ? id : undefined}
      tone="primary"
      isPending={isBusy}
    >
      Save company
    </Button>
  );
  const discard = () => {
    props.onDiscard?.();
    // The pressed button goes with the change; the keyboard stays where it worked.
    saveButton.current?.focus();
  };
  const foot = (
    <div className={css.foot}>
      {invalidCount}
      <div className={css.footEnd}>
        {props.onDiscard && (
          <Button onPress={discard} isDisabled={isBusy}>
            Discard changes
          </Button>
        )}
        {save}
      </div>
    </div>
  );
  const form = (
    <div ref={root} className={css.root} data-component="CompanyForm">
      <div className={css.notices}>
        {isLocked && <Notice>{lockedReason}</Notice>}
        {failure && (
          <Notice tone="danger" title="Not saved." announcement="assertive">
            {failure}
          </Notice>
        )}
        {props.notices}
      </div>
      <Form id={id} aria-label="Company details" errors={props.errors} onSubmit={props.onSubmit}>
        {props.children}
        {!isInDialog && !isLocked && foot}
      </Form>
    </div>
  );
  if (!isInDialog) return <div className={css.page}>{form}</div>;
  return (
    <Dialog
      title="Company details"
      size="medium"
      isOpen
      dismissal={isLocked ? 'any' : 'deliberate'}
      onClose={placement.onClose}
      footerStart={isLocked ? undefined : invalidCount}
      footer={
        isLocked ? undefined : (
          <>
            <Button onPress={placement.onClose} isDisabled={isBusy}>
              Cancel
            </Button>
            {save}
          </>
        )
      }
    >
      {form}
    </Dialog>
  );
}

/** What the end says; it is read out when it changes. */
function InvalidCount({ root }: { readonly root: RefObject<HTMLDivElement | null> }) {
  const count = useInvalidCount(root);
  return (
    <output className={css.invalidCount} data-kind={count > 0 ? 'wrong' : undefined}>
      {count > 0 && (
        <>
          <Icon of={CircleAlert} />
          {plural(count, 'field needs', 'fields need')} attention
        </>
      )}
    </output>
  );
}
