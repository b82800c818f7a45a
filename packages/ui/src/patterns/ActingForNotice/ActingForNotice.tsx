import { Notice } from '../../elements/Notice/index.ts';

export interface ActingForNoticeProps {
  /** Name of the company that pays; null until it is known. */
  companyName: string | null;
}

/** States which company pays while a Superadmin acts for a company other than their own (D51). */
export function ActingForNotice({ companyName }: ActingForNoticeProps) {
  return (
    <div data-component="ActingForNotice">
      <Notice tone="caution" title={`You act for ${companyName ?? 'another company'}.`}>
        What you change is theirs: their plan, their cards, their invoices.
      </Notice>
    </div>
  );
}
