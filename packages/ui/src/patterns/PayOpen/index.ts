export { PayOpen, type PayOpenProps } from './PayOpen.tsx';
