export { PaymentMethodList } from './PaymentMethodList.tsx';
export type { CardProblem, CardWork, PaymentMethodListProps } from './types.ts';
