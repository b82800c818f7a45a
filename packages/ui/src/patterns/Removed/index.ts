export { Removed, type RemovedProps } from './Removed.tsx';
export { useReturn } from './useReturn.ts';
