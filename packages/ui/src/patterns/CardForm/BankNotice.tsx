import { Notice } from '../../elements/Notice/index.ts';

/** States that the bank asks its customer in its own window (3-D Secure) and the payment waits for the answer. */
export function BankNotice() {
  return (
    <Notice announcement="polite" title="Your bank wants to know it’s you.">
      Answer in the window that it opened. Nothing is charged until then.
    </Notice>
  );
}
