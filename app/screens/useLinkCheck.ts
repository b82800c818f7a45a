import type { DraftLink, LinkCheck } from '@hangtag/contract/wire/link';
import type { LinkChecking } from '@hangtag/ui/patterns/CtaList';
import type { LinkFacts } from '@hangtag/ui/patterns/SectionForm';
import { useState } from 'react';
import { checkLinkNow } from '../stores/links.ts';
import { useAttempt } from './useAttempt.ts';

/** Asks an address when a person wants it. @param ask How it is asked; undefined where nothing is saved yet. */
export function useLinkCheck(
  ask: (() => Promise<LinkCheck>) | undefined,
): LinkChecking | undefined {
  const { isBusy, problem, run } = useAttempt();
  const [found, setFound] = useState<LinkCheck | null>(null);
  if (!ask) return undefined;
  return {
    isChecking: isBusy,
    found,
    problem: problem?.message ?? null,
    onCheck: () => void run(async () => setFound(await ask())),
  };
}

/**
 * Asking one of several addresses now.
 * @param canCheck Whether this installation asks addresses.
 */
export function useAddressChecks(canCheck: boolean): (address: string) => LinkChecking | undefined {
  const [address, setAddress] = useState<string | null>(null);
  const { isBusy, problem, run } = useAttempt();
  const [found, setFound] = useState<LinkCheck | null>(null);
  return (of) => {
    if (!canCheck) return undefined;
    const isAsked = of === address;
    return {
      isChecking: isAsked && isBusy,
      found: isAsked ? found : null,
      problem: isAsked ? (problem?.message ?? null) : null,
      onCheck: () => {
        setAddress(of);
        setFound(null);
        void run(async () => setFound(await checkLinkNow(of)));
      },
    };
  };
}

/** What is known of a draft's own addresses, and asking one of them now. @param canCheck Whether this installation asks addresses. */
export function useDraftLinks(
  links: readonly DraftLink[],
  canCheck: boolean,
): (address: string) => LinkFacts | undefined {
  const checkingOf = useAddressChecks(canCheck);
  return (of) => {
    const last = links.find((each) => each.cta === null && each.address === of)?.check;
    return last && { last, checking: checkingOf(of) };
  };
}
