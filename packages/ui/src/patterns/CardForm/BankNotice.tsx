import { Notice } from '../../elements/Notice/index.ts';

/** The bank asks its customer, in a window of its own (3-D Secure); nothing goes on before the answer. */
export function BankNotice() {
  return (
    <Notice announcement="polite" title="Your bank wants to know it’s you.">
      Answer in the window that it opened. Nothing is charged until then.
    </Notice>
  );
}
