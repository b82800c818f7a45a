export { cardWords, expiryMonth, savedCardWords } from './brands.ts';
export { CardName, type CardNameProps } from './CardName.tsx';
