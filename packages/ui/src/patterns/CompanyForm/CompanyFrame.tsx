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

/** Where the form is placed. */
export type CompanyPlacement =
  | {
      /** In a page with a footer over a hairline, or in its own dialog. @default 'page' */
      readonly place?: 'page';
      readonly onClose?: never;
      readonly toolbar?: never;
    }
  | {
      /** In a page with a footer over a hairline, or in its own dialog. @default 'page' */
      readonly place: 'dialog';
      /** Called when the dialog closes. */
      readonly onClose: () => void;
      /** Stays below the title, such as whose company it is. */
      readonly toolbar?: ReactNode;
    };

interface CompanyFrameProps {
  placement: CompanyPlacement;
  children: ReactNode;
  /** Notices above the fields: an edit conflict. */
  notices: ReactNode;
  /** Why the form is read-only; null when it can be edited. */
  lockedReason: string | null;
  /** Why saving failed; null when nothing failed. */
  failure: string | null;
  errors: FormErrors | undefined;
  isBusy: boolean;
  /** Resets the fields to the saved values; absent without changes. */
  onDiscard: (() => void) | undefined;
  onSubmit: () => void;
}

/** The form's notices, fields and footer; the footer counts the invalid fields. */
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
    // Discarding removes the pressed button; focus moves to Save.
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
      toolbar={placement.toolbar}
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

/** The footer's text, announced when it changes. */
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
