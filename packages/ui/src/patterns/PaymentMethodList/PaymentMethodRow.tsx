import { validityOf } from '@hangtag/contract/rules/cardValidity';
import type { PaymentMethod } from '@hangtag/contract/wire/billing';
import { CardName, cardWords } from '@hangtag/ui/patterns/CardName';
import { CircleAlert, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../elements/Badge/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { LockedIconButton } from '../../elements/LockedIconButton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { expiryWords } from './expiry.ts';
import * as css from './PaymentMethodList.css.ts';
import type { CardWork } from './types.ts';

interface PaymentMethodRowProps {
  readonly card: PaymentMethod;
  readonly isPlanActive: boolean;
  readonly today: string;
  /** The running action on any card. */
  readonly work: CardWork | null;
  /** Why an action on this card failed. */
  readonly refusal: string | undefined;
  /** Both receive the card's id. */
  readonly onMakeDefault: ((id: string) => void) | undefined;
  readonly onDelete: ((id: string) => void) | undefined;
}

const tones = { valid: 'second', expiring: 'caution', expired: 'danger' } as const;
const undeletableReason = 'Default card can’t be deleted while a plan is active';

/** One card with its expiry and actions; memoized, so that it renders only when its data changes. */
export const PaymentMethodRow = memo(function PaymentMethodRow(props: PaymentMethodRowProps) {
  const { card, today, work, refusal, onMakeDefault, onDelete } = props;
  const name = cardWords(card);
  const own = work?.id === card.id ? work.verb : null;
  const isHeld = work !== null;
  const canMakeDefault = !card.default && onMakeDefault !== undefined;
  return (
    // The row takes focus when the pressed button is removed.
    <li className={css.row} tabIndex={-1}>
      <div className={css.card}>
        <CardName card={card} badge={card.default && <Badge tone="accent">Default</Badge>} />
      </div>
      <div className={css.expiry({ layout: canMakeDefault ? 'beside' : 'alone' })}>
        <Text kind="data" as="span" tone={tones[validityOf(card, today)]}>
          {expiryWords(card, today)}
        </Text>
      </div>
      {canMakeDefault && (
        <div className={css.makeDefault({ isBusy: own === 'makeDefault' })}>
          <Button
            tone="quiet"
            size="small"
            isPending={own === 'makeDefault'}
            isDisabled={isHeld && own !== 'makeDefault'}
            onPress={() => onMakeDefault(card.id)}
          >
            <span>
              Make default<VisuallyHidden> {name}</VisuallyHidden>
            </span>
          </Button>
        </div>
      )}
      {onDelete && (
        <div className={css.bin}>
          {card.default && props.isPlanActive ? (
            <LockedIconButton
              icon={Trash2}
              size="small"
              aria-label={`Delete ${name}`}
              reason={undeletableReason}
              placement="start"
            />
          ) : (
            <IconButton
              icon={Trash2}
              size="small"
              aria-label={`Delete ${name}`}
              isPending={own === 'delete'}
              isDisabled={isHeld && own !== 'delete'}
              onPress={() => onDelete(card.id)}
            />
          )}
        </div>
      )}
      {refusal && (
        <p className={css.refusal} role="alert">
          <Icon of={CircleAlert} />
          {refusal}
        </p>
      )}
    </li>
  );
});
