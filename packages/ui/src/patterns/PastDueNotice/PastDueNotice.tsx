import type { OpenPayment, PaymentMethod } from '@hangtag/contract/wire/billing';
import { cardWords } from '@hangtag/ui/patterns/CardName';
import { Button } from '../../elements/Button/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import { unpaidWords } from './unpaidWords.ts';

export interface PastDueNoticeProps {
  /** What is owed; null where the reader may not know. */
  payment: OpenPayment | null;
  /** Whether the bank waits for a confirmation, so that no other card is needed. */
  needsConfirmation: boolean;
  /** The card that was charged; null where the reader may not know, or where there is none. */
  card: Pick<PaymentMethod, 'brand' | 'last4'> | null;
  /** What settles it: paying here, a way to billing, or somebody else. */
  way:
    | { readonly kind: 'pay'; readonly onPay: () => void; readonly onAdd: () => void }
    | { readonly kind: 'billing'; readonly href: string }
    | { readonly kind: 'ask' };
}

const confirm = 'Confirm with your bank';

/** A payment is open: what is owed, when it is tried again, and what settles it. */
export function PastDueNotice({ payment, needsConfirmation, card, way }: PastDueNoticeProps) {
  return (
    <Notice
      tone="caution"
      title={needsConfirmation ? 'Your bank wants a payment confirmed.' : 'A payment failed.'}
      announcement="polite"
      actions={
        (way.kind === 'pay' && (
          <>
            <Button size="small" tone="primary" onPress={way.onPay}>
              {needsConfirmation ? confirm : 'Pay now'}
            </Button>
            {!needsConfirmation && (
              <Button size="small" onPress={way.onAdd}>
                Add a card
              </Button>
            )}
          </>
        )) ||
        (way.kind === 'billing' && (
          <LinkButton size="small" href={way.href}>
            {needsConfirmation ? confirm : 'Pay now'}
          </LinkButton>
        ))
      }
    >
      {[
        payment && unpaidWords(payment, needsConfirmation || !card ? null : cardWords(card)),
        payment?.nextAttempt && `It is tried again on ${formatDate(payment.nextAttempt)}.`,
        whatToDo(way.kind, needsConfirmation),
        'Published pages stay up.',
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}

function whatToDo(
  kind: PastDueNoticeProps['way']['kind'],
  needsConfirmation: boolean,
): string | null {
  if (kind === 'ask') return 'Ask an Admin of your company to settle it in billing.';
  if (needsConfirmation || kind === 'billing') return null;
  return 'A card that is added, or made the default one, pays it at once.';
}
