export { BillPreview, type BillPreviewProps } from './BillPreview.tsx';
export type { BillAlternative, BillContent } from './types.ts';
