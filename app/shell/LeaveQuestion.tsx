import { LeaveDialog } from '@hangtag/ui/patterns/LeaveDialog';
import { useState } from 'react';
import { answerLeaving, useLeaveQuestion } from '../stores/leaving.ts';

/** Asks before something typed is lost, wherever it was typed. */
export function LeaveQuestion() {
  const question = useLeaveQuestion();
  const [last, setLast] = useState(question);
  // The words stay while the dialog fades away.
  if (question && question !== last) setLast(question);
  const { what = [], why = null } = question ?? last ?? {};
  return (
    <LeaveDialog
      isOpen={question !== null}
      what={what}
      why={why}
      onStay={() => answerLeaving(false)}
      onLeave={() => answerLeaving(true)}
    />
  );
}
