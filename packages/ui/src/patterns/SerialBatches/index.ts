export { SerialBatches } from './SerialBatches.tsx';
export type { SerialBatchesContent, SerialBatchesProps } from './types.ts';
