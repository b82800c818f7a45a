export { type CouponCheck, CouponField, type CouponFieldProps } from './CouponField.tsx';
export { discountWords } from './couponWords.ts';
