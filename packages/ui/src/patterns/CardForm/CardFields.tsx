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
  /** What has been given so far, from `useCardDraft`. */
  draft: CardDraft;
  /** Draws the card's own fields. */
  card: CardElementSlot;
  /** Whether a card can be given, and how saving it goes. */
  setup: CardSetup;
  /** Loads Stripe again. */
  onRetry: () => void;
  /** Under the card's box: to whom the details go. */
  hint?: string | undefined;
  /** Are all fields closed, as while paying? @default false */
  isDisabled?: boolean;
}

/** The fields of a new card, and how it stands with the card company [F092]. */
export function CardFields(props: CardFieldsProps) {
  const { draft, card, setup, onRetry, hint, isDisabled = false } = props;
  const isBusy = isDisabled || setup.phase === 'saving' || setup.phase === 'confirming';
  return (
    <div className={css.form}>
      {setup.phase === 'declined' && (
        // A new sentence is new news, and takes the focus again.
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
