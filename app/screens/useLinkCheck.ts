import type { LinkCheck } from '@hangtag/contract/wire/cta';
import type { LinkChecking } from '@hangtag/ui/patterns/CtaList';
import { useState } from 'react';
import { checkLink } from '../stores/ctas.ts';
import { useAttempt } from './useAttempt.ts';

/** Asks the saved address of a call to action when a person wants it; undefined for one that is not saved yet. */
export function useLinkCheck(ctaId: number | undefined): LinkChecking | undefined {
  const { isBusy, problem, run } = useAttempt();
  const [found, setFound] = useState<LinkCheck | null>(null);
  if (ctaId === undefined) return undefined;
  return {
    isChecking: isBusy,
    found,
    problem: problem?.message ?? null,
    onCheck: () => void run(async () => setFound(await checkLink(ctaId))),
  };
}
