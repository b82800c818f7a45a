/** The payment step as in its modal. */
import type { CardElementSlot } from '@hangtag/ui/patterns/CardForm';
import type { SubscribeFormProps } from '@hangtag/ui/patterns/SubscribeForm';
import { fn } from 'storybook/test';
import { firstBillPreview } from '../fixtures/bills.ts';
import { pro } from '../fixtures/plans.ts';
import { CardFieldsMock } from './CardFieldsMock.tsx';

/** A company without a card subscribes to Pro. */
export const subscribeArgs = {
  plan: pro,
  interval: 'month' satisfies 'month' | 'year',
  change: 'subscribe' satisfies 'subscribe' | 'update',
  savedCards: [] satisfies SubscribeFormProps['savedCards'],
  card: CardFieldsMock satisfies CardElementSlot,
  cardHint: 'Card details go to Stripe and are not kept here.',
  setup: { phase: 'ready' } satisfies SubscribeFormProps['setup'],
  onSetupRetry: fn(),
  coupon: {
    code: '',
    onCodeChange: fn(),
    check: { phase: 'asking' },
    onApply: fn(),
    onReset: fn(),
  } satisfies NonNullable<SubscribeFormProps['coupon']>,
  bill: { phase: 'ready', bill: firstBillPreview } satisfies SubscribeFormProps['bill'],
  onBillRetry: fn(),
  billAlternatives: [] satisfies NonNullable<SubscribeFormProps['billAlternatives']>,
  billNotes: [] satisfies readonly string[],
  progress: { phase: 'asking' } satisfies SubscribeFormProps['progress'],
  onSubscribe: fn(),
  lockedReason: undefined satisfies string | undefined,
} satisfies SubscribeFormProps;
