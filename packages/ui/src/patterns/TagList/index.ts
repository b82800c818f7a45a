export { TagForm, type TagFormProps, type TagValues } from './TagForm.tsx';
export { TagList, type TagListProps } from './TagList.tsx';
