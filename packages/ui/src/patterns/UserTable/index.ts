export { CopyLink, type CopyLinkProps } from './CopyLink.tsx';
export type {
  UserChange,
  UserRowStatus,
  UserTableContent,
  UserTableProps,
  UserCallbacks,
  UserWork,
} from './types.ts';
export { UserTable } from './UserTable.tsx';
