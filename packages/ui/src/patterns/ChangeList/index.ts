export { ChangeList, type ChangeListProps } from './ChangeList.tsx';
export { describeChange } from './describeChange.ts';
