export { Outdent, type OutdentProps } from './Outdent.tsx';
