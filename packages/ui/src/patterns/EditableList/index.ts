export { EditableList, type EditableListProps } from './EditableList.tsx';
export type {
  EditableListContent,
  EditableListEntry,
  EditableListState,
  EditableListWords,
  UseRefusal,
} from './types.ts';
