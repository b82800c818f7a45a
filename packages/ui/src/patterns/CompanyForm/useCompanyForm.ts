import type { FormErrors } from '../../elements/Form/index.ts';
import type { StaleCompanyProps } from './StaleCompany.tsx';
import type { CompanySaving } from './types.ts';
import { type Draft, useDraft } from './useDraft.ts';
import { differing, type PlatformFormValues, rebased } from './values.ts';
import { companyMessages } from '@hangtag/contract/rules/messages';

interface Arguments<Of, Values> {
  readonly company: Of;
  readonly valuesOf: (company: Of) => Values;
  readonly saving: CompanySaving<Of>;
  readonly onSettle: (theirs: Of) => void;
  readonly onTyped: ((typed: Values | null) => void) | undefined;
}

/** What both variants know of saving, beside their fields. */
interface CompanyForm<Values> extends Draft<Values> {
  readonly saved: Values;
  readonly isBusy: boolean;
  readonly errors: FormErrors | undefined;
  readonly failure: string | null;
  /** What somebody else saved, to be answered; null when nobody did. */
  readonly stale: StaleCompanyProps | null;
}

/** The draft of one variant, and how saving it goes. */
export function useCompanyForm<Of, Values extends Partial<PlatformFormValues>>(
  args: Arguments<Of, Values>,
): CompanyForm<Values> {
  const { company, valuesOf, saving, onSettle } = args;
  const saved = valuesOf(company);
  const draft = useDraft(saved, args.onTyped);
  return {
    ...draft,
    saved,
    isBusy: saving.phase === 'busy',
    errors: saving.phase === 'refused' ? saving.errors : undefined,
    failure: saving.phase === 'failed' ? (saving.reason ?? companyMessages.failed) : null,
    stale: saving.phase === 'stale' ? staleOf(saving.theirs) : null,
  };

  function staleOf(theirs: Of): StaleCompanyProps {
    const now = valuesOf(theirs);
    const changed = differing(now, saved);
    const mine = rebased(draft.typed, saved, now);
    const both = changed.filter((field) => mine[field] !== now[field]);
    return {
      theirs: changed as StaleCompanyProps['theirs'],
      both: both as StaleCompanyProps['both'],
      onKeepMine: () => onSettle(theirs),
      onTakeTheirs: () => {
        draft.set(Object.fromEntries(both.map((field) => [field, now[field]])) as Partial<Values>);
        onSettle(theirs);
      },
    };
  }
}
