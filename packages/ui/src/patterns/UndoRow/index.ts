export { UndoRow, type UndoRowProps } from './UndoRow.tsx';
export { useFocusAfterUndo } from './useFocusAfterUndo.ts';
