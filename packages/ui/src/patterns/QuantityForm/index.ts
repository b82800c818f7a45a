export { QuantityForm } from './QuantityForm.tsx';
export type { QuantityFormProps, QuantityWork } from './types.ts';
