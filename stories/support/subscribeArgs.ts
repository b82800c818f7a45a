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
  interval: 'month' as 'month' | 'year',
  change: 'subscribe' as 'subscribe' | 'update',
  savedCards: [] as SubscribeFormProps['savedCards'],
  card: CardFieldsMock as CardElementSlot,
  cardHint: 'Card details go to Stripe and are not kept here.',
  setup: { phase: 'ready' } as SubscribeFormProps['setup'],
  onSetupRetry: fn(),
  coupon: {
    code: '',
    onCodeChange: fn(),
    check: { phase: 'asking' },
    onApply: fn(),
    onReset: fn(),
  } as NonNullable<SubscribeFormProps['coupon']>,
  bill: { phase: 'ready', bill: firstBillPreview } as SubscribeFormProps['bill'],
  onBillRetry: fn(),
  billAlternatives: [] as NonNullable<SubscribeFormProps['billAlternatives']>,
  billNotes: [] as readonly string[],
  progress: { phase: 'asking' } as SubscribeFormProps['progress'],
  onSubscribe: fn(),
  lockedReason: undefined as string | undefined,
} satisfies SubscribeFormProps;
