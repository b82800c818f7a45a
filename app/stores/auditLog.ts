import type { AuditLogAnswer, AuditLogCheck, AuditLogQuery } from '@hangtag/contract/wire/auditLog';
import { proxy, ref, useSnapshot } from 'valtio';
import { checkAuditLog, readAuditLog } from '../api/auditLog.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

interface State {
  companyId: number;
  log: Remote<AuditLogAnswer>;
  check: Remote<AuditLogCheck>;
}

const state = proxy<State>({ companyId: 0, log: idle, check: idle });
const log = createLoader<AuditLogAnswer>({
  get: () => state.log as Remote<AuditLogAnswer>,
  set: (next) => (state.log = ref(next)),
});
const check = createLoader<AuditLogCheck>({
  get: () => state.check as Remote<AuditLogCheck>,
  set: (next) => (state.check = ref(next)),
});

function forget(): void {
  log.forget();
  check.forget();
}
onOwnerChange(forget);

/** A company's log with its check, for a component. */
export function useAuditLog(companyId: number): Omit<State, 'companyId'> {
  const now = useSnapshot(state) as State;
  return now.companyId === companyId ? now : { log: idle, check: idle };
}

/** Loads one page of a company's log; another company's is not shown meanwhile. */
export function loadAuditLog(companyId: number, query: AuditLogQuery): Promise<void> {
  if (state.companyId !== companyId) forget();
  state.companyId = companyId;
  return log.load(() => readAuditLog(companyId, query));
}

/** Verifies the log. */
export const verifyAuditLog = (companyId: number): Promise<void> =>
  check.load(() => checkAuditLog(companyId), 'drops');
