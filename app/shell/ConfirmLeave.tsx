import { LeaveDialog } from '@hangtag/ui/patterns/LeaveDialog';
import { useState } from 'react';
import { answerLeavePrompt, useLeavePrompt } from '../stores/navigationGuard.ts';

/** Asks before unsaved input is lost, anywhere in the app. */
export function ConfirmLeave() {
  const question = useLeavePrompt();
  const [last, setLast] = useState(question);
  // The text stays while the dialog fades out.
  if (question && question !== last) setLast(question);
  const { what = [], why = null } = question ?? last ?? {};
  return (
    <LeaveDialog
      isOpen={question !== null}
      what={what}
      reason={why}
      onStay={() => answerLeavePrompt(false)}
      onLeave={() => answerLeavePrompt(true)}
    />
  );
}
