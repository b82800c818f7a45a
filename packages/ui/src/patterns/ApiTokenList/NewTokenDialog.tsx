import { useId } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import type { FormErrors } from '../../elements/Form/index.ts';
import { type NewToken, NewTokenForm } from './NewTokenForm.tsx';
import { TokenReveal } from './TokenReveal.tsx';

/** The state of creating a token. */
export type NewTokenState =
  | {
      readonly phase: 'asking';
      /** Validation errors by the wire's field names; a new object announces them again. */
      readonly errors?: FormErrors;
      /** Why creating failed, as a sentence, when no field shows it. */
      readonly failure?: string;
    }
  | { readonly phase: 'busy' }
  | {
      readonly phase: 'made';
      readonly name: string;
      /** `<id>|<40 characters>`; it cannot be read again. */
      readonly token: string;
    };

export interface NewTokenDialogProps {
  /** The company that the token acts for. */
  companyId: number;
  /** The state of creating it; in phase `made` the token replaces the form. */
  state: NewTokenState;
  /** Receives the completed form: name, abilities and expiry. */
  onCreate: (token: NewToken) => void;
  /** Copies the token to the clipboard. */
  onCopy: (token: string) => Promise<void>;
  /** Called when the dialog closes; a created token is not shown again. */
  onClose: () => void;
  /** The present moment, in milliseconds since 1970. @default Date.now() */
  now?: number;
}

/** Asks for a new token's abilities, then shows the token once [F240, D43]. */
export function NewTokenDialog(props: NewTokenDialogProps) {
  const { companyId, state, onCreate, onCopy, onClose, now } = props;
  const id = useId();
  const isBusy = state.phase === 'busy';
  const isMade = state.phase === 'made';
  return (
    <Dialog
      title={isMade ? `Copy the token of ${state.name}` : 'New token'}
      isOpen
      dismissal="deliberate"
      onClose={onClose}
      footer={
        isMade ? (
          <Button onPress={onClose}>Done</Button>
        ) : (
          <>
            <Button onPress={onClose} isDisabled={isBusy}>
              Cancel
            </Button>
            <Button type="submit" form={id} tone="primary" isPending={isBusy}>
              Make token
            </Button>
          </>
        )
      }
    >
      {isMade ? (
        <TokenReveal token={state.token} onCopy={onCopy} />
      ) : (
        <NewTokenForm
          id={id}
          companyId={companyId}
          errors={state.phase === 'asking' ? state.errors : undefined}
          failure={state.phase === 'asking' ? state.failure : undefined}
          onCreate={onCreate}
          now={now}
        />
      )}
    </Dialog>
  );
}
