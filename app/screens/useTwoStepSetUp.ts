import type { SetUpStep } from '@hangtag/ui/patterns/TwoStep';
import { useState } from 'react';
import { confirmTwoStep, startTwoStep } from '../stores/twoStep.ts';
import { toastProblem } from './toastProblem.ts';
import { useAttempt } from './useAttempt.ts';

const copy = (text: string) => navigator.clipboard.writeText(text);
const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * The steps of setting up two-step sign-in; key and codes exist only in this state.
 * @param onTurnedOn Called once it is on, before the codes are shown.
 */
export function useTwoStepSetUp(onTurnedOn: () => void) {
  const [at, setAt] = useState<SetUpStep>({ step: 'password' });
  const { isBusy, problem, run } = useAttempt();
  const begin = (password: string) =>
    run(async () => {
      const { secret, qrSvg } = await startTwoStep(password);
      setAt({ step: 'scan', secret, qrUrl: pictureOf(qrSvg) });
    });
  const confirm = (code: string) =>
    run(async () => {
      const codes = await confirmTwoStep(code);
      setAt({ step: 'codes', codes });
      onTurnedOn();
    });
  return {
    at,
    isBusy,
    ...toastProblem(problem),
    onPassword: (password: string) => void begin(password),
    onCode: (code: string) => void confirm(code),
    onCopy: copy,
  };
}
