export { type BadgeValues } from './Badge.tsx';
export { BadgeList, type BadgeListProps } from './BadgeList.tsx';
