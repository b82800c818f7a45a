import type { FormErrors } from '../../elements/Form/index.ts';
import type { CompanyConflictProps } from './CompanyConflict.tsx';
import type { CompanySaving } from './types.ts';
import {
  changedFields,
  type FormDraft,
  rebaseValues,
  useFormDraft,
} from '../../support/useFormDraft.ts';
import type { PlatformFormValues } from './values.ts';
import { companyMessages } from '@hangtag/contract/rules/messages';

interface CompanyFormOptions<Of, Values> {
  readonly company: Of;
  readonly valuesOf: (company: Of) => Values;
  readonly saving: CompanySaving<Of>;
  readonly onResolve: (serverVersion: Of) => void;
  readonly isLocked: boolean;
}

/** The saving state that both variants share. */
interface CompanyFormState<Values> extends FormDraft<Values> {
  readonly saved: Values;
  readonly isBusy: boolean;
  readonly errors: FormErrors | undefined;
  readonly failure: string | null;
  /** The conflict with another user's save, to be resolved; null without one. */
  readonly conflict: CompanyConflictProps | null;
}

/** The draft of one variant, and the state of saving it. */
export function useCompanyForm<
  Of extends { readonly companyId: number },
  Values extends Partial<PlatformFormValues>,
>(args: CompanyFormOptions<Of, Values>): CompanyFormState<Values> {
  const { company, valuesOf, saving, onResolve } = args;
  const saved = valuesOf(company);
  const name = `company/${company.companyId}`;
  const draft = useFormDraft(args.isLocked ? null : { name, what: 'the company details' }, saved);
  return {
    ...draft,
    saved,
    isBusy: saving.phase === 'busy',
    errors: saving.phase === 'refused' ? saving.errors : undefined,
    failure: saving.phase === 'failed' ? (saving.reason ?? companyMessages.failed) : null,
    conflict: saving.phase === 'stale' ? conflictOf(saving.serverVersion) : null,
  };

  function conflictOf(serverVersion: Of): CompanyConflictProps {
    const now = valuesOf(serverVersion);
    const changed = changedFields(now, saved);
    const localVersion = rebaseValues(draft.typed, saved, now);
    const both = changed.filter((field) => localVersion[field] !== now[field]);
    return {
      changedOnServer: changed as CompanyConflictProps['changedOnServer'],
      changedOnBoth: both as CompanyConflictProps['changedOnBoth'],
      onKeepLocal: () => onResolve(serverVersion),
      onUseServer: () => {
        draft.set(Object.fromEntries(both.map((field) => [field, now[field]])) as Partial<Values>);
        onResolve(serverVersion);
      },
    };
  }
}
