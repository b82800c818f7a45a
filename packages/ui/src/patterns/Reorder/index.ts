export { MoveItems, type MoveItemsProps } from './MoveItems.tsx';
export { ReorderHint } from './ReorderHint.tsx';
export { dropLine } from './Reorder.css.ts';
export { useReorder } from './useReorder.ts';
