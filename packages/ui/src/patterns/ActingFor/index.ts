export { ActingFor, type ActingForProps } from './ActingFor.tsx';
