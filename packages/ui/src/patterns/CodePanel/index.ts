export { CodePanel } from './CodePanel.tsx';
export { useCopyAddress } from './useCopyAddress.tsx';
export type { CodePanelContent, CodePanelProps } from './types.ts';
