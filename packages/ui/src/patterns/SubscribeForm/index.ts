export { SubscribeForm, type SubscribeFormProps } from './SubscribeForm.tsx';
export type { PaymentChoice, SubscribeOrder, SubscribeProgress, SubscribeSetup } from './types.ts';
