export { UsageMeter, type UsageMeterProps } from './UsageMeter.tsx';
export type { Counted, Usage } from './usageWords.ts';
