export { actionWords, subjectWords } from './actionWords.ts';
export { AuditLog } from './AuditLog.tsx';
export type {
  AuditLogCheckState,
  AuditLogContent,
  AuditLogFilter,
  AuditLogProps,
} from './types.ts';
