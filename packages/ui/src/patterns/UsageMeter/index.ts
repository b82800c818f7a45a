export { UsageMeter, type UsageMeterProps } from './UsageMeter.tsx';
export type { UsageUnit, Usage } from './usageWords.ts';
