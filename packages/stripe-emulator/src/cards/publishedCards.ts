/** The cards that Stripe publishes for tests: a table that the server and the browser's stub share. No other card is accepted. */

/** A refusal by the card's issuer, as Stripe reports it. */
export interface Decline {
  readonly code: string;
  readonly declineCode: string;
  readonly message: string;
}

/** When the issuer asks the cardholder: never; at set-up and for payments before it; with the holder present; always. */
type Authentication = 'never' | 'unless set up' | 'when present' | 'always';

/** One published card. */
export interface TestCard {
  /** What follows `pm_card_` and `tok_`. */
  readonly name: string;
  readonly number: string;
  readonly brand: 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa';
  readonly funding: 'credit' | 'debit' | 'prepaid';
  readonly authentication: Authentication;
  /** Refused when it is set up or attached. */
  readonly setupDecline: Decline | null;
  /** Refused when it is charged. */
  readonly chargeDecline: Decline | null;
}

const decline = (code: string, message: string, declineCode = code): Decline => ({
  code,
  declineCode,
  message,
});

/** What most refusals say. */
export const genericDecline = decline(
  'card_declined',
  'Your card was declined.',
  'generic_decline',
);
/** Of a card whose last month is over. */
export const expiredDecline = decline('expired_card', 'Your card has expired.');
const noFunds = decline('card_declined', 'Your card has insufficient funds.', 'insufficient_funds');

type Traits = Partial<Omit<TestCard, 'name' | 'number'>>;

const card = (name: string, number: string, traits: Traits = {}): TestCard => ({
  name,
  number,
  brand: 'visa',
  funding: 'credit',
  authentication: 'never',
  setupDecline: null,
  chargeDecline: null,
  ...traits,
});

const declined = (name: string, number: string, reason: Decline): TestCard =>
  card(name, number, { setupDecline: reason, chargeDecline: reason });

/** Every published card that is known here, by https://docs.stripe.com/testing. */
export const testCards: readonly TestCard[] = [
  card('visa', '4242424242424242'),
  card('visa_debit', '4000056655665556', { funding: 'debit' }),
  card('mastercard', '5555555555554444', { brand: 'mastercard' }),
  card('mastercard_2series', '2223003122003222', { brand: 'mastercard' }),
  card('mastercard_debit', '5200828282828210', { brand: 'mastercard', funding: 'debit' }),
  card('mastercard_prepaid', '5105105105105100', { brand: 'mastercard', funding: 'prepaid' }),
  card('amex', '378282246310005', { brand: 'amex' }),
  card('amex_second', '371449635398431', { brand: 'amex' }),
  card('discover', '6011111111111117', { brand: 'discover' }),
  card('discover_second', '6011000990139424', { brand: 'discover' }),
  card('diners', '3056930009020004', { brand: 'diners' }),
  card('diners_14digits', '36227206271667', { brand: 'diners' }),
  card('jcb', '3566002020360505', { brand: 'jcb' }),
  card('unionpay', '6200000000000005', { brand: 'unionpay' }),
  declined('chargeDeclined', '4000000000000002', genericDecline),
  declined('chargeDeclinedInsufficientFunds', '4000000000009995', noFunds),
  declined(
    'chargeDeclinedLostCard',
    '4000000000009987',
    decline('card_declined', 'Your card was declined.', 'lost_card'),
  ),
  declined(
    'chargeDeclinedStolenCard',
    '4000000000009979',
    decline('card_declined', 'Your card was declined.', 'stolen_card'),
  ),
  declined('chargeDeclinedExpiredCard', '4000000000000069', expiredDecline),
  declined(
    'chargeDeclinedIncorrectCvc',
    '4000000000000127',
    decline('incorrect_cvc', "Your card's security code is incorrect."),
  ),
  declined(
    'chargeDeclinedProcessingError',
    '4000000000000119',
    decline(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  ),
  card('chargeCustomerFail', '4000000000000341', { chargeDecline: genericDecline }),
  card('authenticationRequiredOnSetup', '4000002500003155', { authentication: 'unless set up' }),
  card('authenticationRequired', '4000002760003184', { authentication: 'always' }),
  card('authenticationRequiredSetupForOffSession', '4000003800000446', {
    authentication: 'when present',
  }),
  card('authenticationRequiredChargeDeclinedInsufficientFunds', '4000008260003178', {
    authentication: 'unless set up',
    chargeDecline: noFunds,
  }),
  card('threeDSecure2Required', '4000000000003220', { authentication: 'always' }),
  card('threeDSecureRequiredChargeDeclined', '4000008400001629', {
    authentication: 'always',
    chargeDecline: genericDecline,
  }),
];

/** Other names under which Stripe publishes the same behaviour. */
const aliases: Readonly<Record<string, string>> = {
  us: 'visa',
  visa_chargeDeclined: 'chargeDeclined',
  visa_chargeDeclinedInsufficientFunds: 'chargeDeclinedInsufficientFunds',
  visa_chargeDeclinedLostCard: 'chargeDeclinedLostCard',
  visa_chargeDeclinedStolenCard: 'chargeDeclinedStolenCard',
};

/** The card behind `pm_card_…` or `tok_…`, or null. */
export function cardOfName(id: string): TestCard | null {
  const name = id.replace(/^(pm_card_|tok_)/, '');
  return testCards.find((known) => known.name === (aliases[name] ?? name)) ?? null;
}

/** The card with that number, or null: an unpublished number is never stored. */
export function cardOfNumber(number: string): TestCard | null {
  return testCards.find((known) => known.number === number.replaceAll(/[\s-]/g, '')) ?? null;
}
