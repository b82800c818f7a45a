import { Notice } from '../../elements/Notice/index.ts';

export interface ActingForNoticeProps {
  /** Name of the company; null until it is known. */
  companyName: string | null;
  /** What is changed. @default 'billing' */
  about?: keyof typeof sentences;
}

const sentences = {
  billing: 'What you change is theirs: their plan, their cards, their invoices.',
  company: 'What you change is theirs: their name, their address, what the platform says of them.',
  users: 'Whom you invite or change is theirs.',
} as const;

/** States whose company it is while a Superadmin acts for a company other than their own (D51). */
export function ActingForNotice({ companyName, about = 'billing' }: ActingForNoticeProps) {
  return (
    <div data-component="ActingForNotice">
      <Notice tone="caution" title={`You act for ${companyName ?? 'another company'}.`}>
        {sentences[about]}
      </Notice>
    </div>
  );
}
