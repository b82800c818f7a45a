export { Ring, type RingProps } from './Ring.tsx';
