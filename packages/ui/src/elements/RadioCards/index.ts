export { RadioCards, type RadioCardsProps, type RadioCard } from './RadioCards.tsx';
