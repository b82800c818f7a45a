export { ChangedBadge, type ChangedBadgeProps, publishedNow } from './Changed.tsx';
