import { ShieldCheck } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './AuditLog.css.ts';
import { checkWords } from './logWords.ts';
import type { AuditLogCheckState } from './types.ts';

interface LogCheckProps {
  check: AuditLogCheckState;
  onCheck: () => void;
}

/** Verifies the log's hash chain and reports an intact log. */
export function LogCheck({ check, onCheck }: LogCheckProps) {
  const isWhole = check.phase === 'whole';
  const words = checkWords(check);
  return (
    <div className={css.check}>
      {isWhole && <StatusMark shape="full">{words}</StatusMark>}
      <Button size="small" icon={ShieldCheck} isPending={check.phase === 'busy'} onPress={onCheck}>
        {isWhole ? 'Check again' : 'Check the log'}
      </Button>
      <VisuallyHidden announcement="polite">{isWhole && words}</VisuallyHidden>
    </div>
  );
}

/** A check's result other than an intact log. */
export function CheckResult({ check }: Pick<LogCheckProps, 'check'>) {
  if (check.phase !== 'broken' && check.phase !== 'failed') return null;
  const isBroken = check.phase === 'broken';
  return (
    <Notice
      tone={isBroken ? 'danger' : 'caution'}
      title={isBroken ? 'The log was touched.' : 'Not checked.'}
      announcement="assertive"
    >
      {checkWords(check)}
    </Notice>
  );
}
