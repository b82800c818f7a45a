export { CodePanel } from './CodePanel.tsx';
export type { CodePanelContent, CodePanelProps } from './types.ts';
