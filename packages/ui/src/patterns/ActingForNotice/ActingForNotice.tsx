import { Notice } from '../../elements/Notice/index.ts';

export interface ActingForNoticeProps {
  /** Whose money it is; null until it is known. */
  companyName: string | null;
}

/** Says, for as long as a Superadmin acts for another company than their own, which one pays (D51). */
export function ActingForNotice({ companyName }: ActingForNoticeProps) {
  return (
    <div data-component="ActingForNotice">
      <Notice tone="caution" title={`You act for ${companyName ?? 'another company'}.`}>
        What you change is theirs: their plan, their cards, their invoices.
      </Notice>
    </div>
  );
}
