import type { Invoice, PaymentMethod } from '@hangtag/contract/wire/billing';
import { cardWords } from '@hangtag/ui/patterns/CardName';
import { Button } from '../../elements/Button/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { formatDay } from '../../support/formatDate.ts';
import { formatMoney } from '../../support/formatMoney.ts';

export interface PastDueNoticeProps {
  /** The unpaid invoice; null where the user may not see it. */
  invoice: Pick<Invoice, 'amount' | 'date'> | null;
  /** The declined card; null where the user may not see it, or without one. */
  card: Pick<PaymentMethod, 'brand' | 'last4'> | null;
  /** The remedy: adding a card here, a link to billing, or asking an Admin. */
  way:
    | { readonly kind: 'card'; readonly onAdd: () => void }
    | { readonly kind: 'billing'; readonly href: string }
    | { readonly kind: 'ask' };
}

const whatToDo = {
  card: 'Add another card or make another one the default: the payment is then tried again at once.',
  billing: 'Another card in billing settles it at once.',
  ask: 'Ask an Admin of your company to settle it in billing.',
} as const;

/** States that a card was declined: what is unpaid, what still works, and the remedy [N10]. */
export function PastDueNotice({ invoice, card, way }: PastDueNoticeProps) {
  const charged = card ? ` to ${cardWords(card)}` : '';
  const unpaid = invoice
    ? `${formatMoney(invoice.amount)} of ${formatDay(invoice.date)} could not be charged${charged}. `
    : '';
  return (
    <Notice
      tone="caution"
      title="A payment failed."
      announcement="polite"
      actions={
        (way.kind === 'card' && (
          <Button size="small" onPress={way.onAdd}>
            Add a card
          </Button>
        )) ||
        (way.kind === 'billing' && (
          <LinkButton size="small" href={way.href}>
            Open billing
          </LinkButton>
        ))
      }
    >
      {`${unpaid}${whatToDo[way.kind]} Published pages stay up.`}
    </Notice>
  );
}
