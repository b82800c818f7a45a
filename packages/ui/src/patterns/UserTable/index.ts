export { CopyLink, type CopyLinkProps } from './CopyLink.tsx';
export type {
  UserChange,
  UserNews,
  UserTableContent,
  UserTableProps,
  UserVerbs,
  UserWork,
} from './types.ts';
export { UserTable } from './UserTable.tsx';
