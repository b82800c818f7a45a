export { TestModeBanner } from './TestModeBanner.tsx';
