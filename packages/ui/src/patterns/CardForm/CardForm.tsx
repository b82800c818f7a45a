import { type ReactNode, useId } from 'react';
import { DialogView } from '../../elements/Dialog/index.ts';
import { Form } from '../../elements/Form/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';
import type { CardElementSlot } from './cardElement.ts';
import * as css from './CardField.css.ts';
import { CardFields } from './CardFields.tsx';
import type { CardDetails, CardSetup } from './types.ts';
import { useCardDraft } from './useCardDraft.ts';

export interface CardFormProps {
  /** Renders the card's own fields: Stripe's element in the app. */
  card: CardElementSlot;
  /** Whether a card can be entered, and the state of saving it. */
  setup: CardSetup;
  /** Receives the completed form; the card number stays in the element, which the app confirms. */
  onSubmit: (details: CardDetails) => void;
  /** Loads Stripe again. */
  onRetry: () => void;
  /** Whether a name is required; a company with a saved card may omit it [F151]. @default true */
  isNameRequired?: boolean;
  /** Hint below the card's box: who receives the details. */
  hint?: string;
  /** Label of the main button while idle. @default 'Add payment method' */
  submitWords?: string;
  /** The back button, before the main button. */
  back?: ReactNode;
  /** Where the buttons are: under the form, or in the footer of the `bare` dialog around it. @default 'form' */
  actionsPlacement?: 'form' | 'dialogFooter';
}

const busyWords = { saving: 'Confirming the card', confirming: 'Waiting for your bank' } as const;

/** A new card: its name here, its number in the card company's control [F092] [F151] [F152]. */
export function CardForm(props: CardFormProps) {
  const { card, setup, onSubmit, onRetry, isNameRequired, hint, back } = props;
  const { submitWords = 'Add payment method', actionsPlacement = 'form' } = props;
  const id = useId();
  const draft = useCardDraft(setup, isNameRequired);
  const busy = setup.phase === 'saving' || setup.phase === 'confirming' ? setup.phase : null;
  const submit = () => {
    // Enter in the name's field sends the form too.
    if (draft.missing === null && busy === null) onSubmit({ name: draft.name.trim() });
  };
  const button = (
    <LockedButton
      type="submit"
      form={id}
      tone="primary"
      reason={busy === null ? (draft.missing ?? undefined) : undefined}
      isPending={busy !== null}
    >
      {busy ? busyWords[busy] : submitWords}
    </LockedButton>
  );
  const form = (
    <div data-component="CardForm">
      <Form id={id} aria-label="Card" onSubmit={submit}>
        <div className={css.form}>
          <CardFields draft={draft} card={card} setup={setup} onRetry={onRetry} hint={hint} />
          {actionsPlacement === 'form' && (
            <div className={css.actions}>
              {back}
              {button}
            </div>
          )}
        </div>
        <VisuallyHidden announcement="polite">{busy && busyWords[busy]}</VisuallyHidden>
      </Form>
    </div>
  );
  if (actionsPlacement === 'form') return form;
  return (
    <DialogView footerStart={back && <Bleed>{back}</Bleed>} footer={button}>
      {form}
    </DialogView>
  );
}
