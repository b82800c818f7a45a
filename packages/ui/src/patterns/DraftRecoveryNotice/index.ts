export {
  RecoveredFieldsNotice,
  type RecoveredFieldsNoticeProps,
} from './RecoveredFieldsNotice.tsx';
export { DraftRecoveryNotice, type DraftRecoveryNoticeProps } from './DraftRecoveryNotice.tsx';
