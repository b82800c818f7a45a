import { useId } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import type { FormErrors } from '../../elements/Form/index.ts';
import { type NewToken, NewTokenForm } from './NewTokenForm.tsx';
import { TokenReveal } from './TokenReveal.tsx';

/** How making one goes. */
export type NewTokenState =
  | {
      readonly phase: 'asking';
      /** Refusals by the wire's names; a new object tells them again. */
      readonly errors?: FormErrors;
      /** Why it was not made, as a sentence, where no field says it. */
      readonly failure?: string;
    }
  | { readonly phase: 'busy' }
  | {
      readonly phase: 'made';
      readonly name: string;
      /** `<id>|<40 characters>`; nobody can read it again. */
      readonly token: string;
    };

export interface NewTokenDialogProps {
  /** How making it goes; once it is `made`, the token stands in place of the form. */
  state: NewTokenState;
  /** Receives a complete form: the name, what it may do and until when. */
  onCreate: (token: NewToken) => void;
  /** Puts the token where it can be pasted. */
  onCopy: (token: string) => Promise<void>;
  /** Called when it was left; a made token is not shown again. */
  onClose: () => void;
  /** The present moment, in milliseconds since 1970. @default Date.now() */
  now?: number;
}

/** Asks what a new token may do, then shows it once [F240, D43]. */
export function NewTokenDialog({ state, onCreate, onCopy, onClose, now }: NewTokenDialogProps) {
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
          errors={state.phase === 'asking' ? state.errors : undefined}
          failure={state.phase === 'asking' ? state.failure : undefined}
          onCreate={onCreate}
          now={now}
        />
      )}
    </Dialog>
  );
}
