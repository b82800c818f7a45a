import { FailedNotice } from '@hangtag/ui/patterns/FailedState';
import { RotateCw } from 'lucide-react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { BankNotice } from './BankNotice.tsx';
import type { CardElementSlot } from './cardElement.ts';
import { CardField } from './CardField.tsx';
import * as css from './CardField.css.ts';
import { cardNameProblem, NAME_MAX } from './cardName.ts';
import type { CardSetup } from './types.ts';
import type { CardDraft } from './useCardDraft.ts';

export interface CardFieldsProps {
  /** The details entered so far, from `useCardDraft`. */
  draft: CardDraft;
  /** Renders the card's own fields. */
  card: CardElementSlot;
  /** Whether a card can be entered, and the state of saving it. */
  setup: CardSetup;
  /** Loads Stripe again. */
  onRetry: () => void;
  /** Hint below the card's box: who receives the details. */
  hint?: string | undefined;
  /** Whether all fields are disabled, as while paying. @default false */
  isDisabled?: boolean;
}

/** The fields of a new card, and the state at the card company [F092]. */
export function CardFields(props: CardFieldsProps) {
  const { draft, card, setup, onRetry, hint, isDisabled = false } = props;
  const isBusy = isDisabled || setup.phase === 'saving' || setup.phase === 'confirming';
  return (
    <div className={css.form}>
      {setup.phase === 'declined' && (
        // The key remounts the alert, so that each new sentence takes focus again.
        <Alert key={setup.sentence}>{setup.sentence} Nothing was charged.</Alert>
      )}
      <TextField
        label="Name on card"
        labelEnd={draft.isNameRequired ? undefined : 'Optional'}
        name="cardName"
        autoComplete="cc-name"
        maxLength={NAME_MAX}
        isRequired={draft.isNameRequired}
        isDisabled={isBusy}
        value={draft.name}
        onChange={draft.onNameChange}
        validate={(name) => cardNameProblem(name, draft.isNameRequired)}
      />
      {setup.phase === 'unavailable' ? (
        <FailedNotice what="Card payment" content={setup} onRetry={onRetry} />
      ) : (
        <CardField
          card={card}
          state={draft.state}
          onStateChange={draft.onStateChange}
          isDisabled={isBusy}
          hint={hint}
        />
      )}
      {setup.phase === 'preparing' && setup.isSlow && (
        <Notice
          tone="caution"
          announcement="polite"
          actions={
            <Button size="small" icon={RotateCw} onPress={onRetry}>
              Try again
            </Button>
          }
        >
          The card’s fields take longer than usual. Wait, or load them again.
        </Notice>
      )}
      {setup.phase === 'confirming' && <BankNotice />}
    </div>
  );
}
