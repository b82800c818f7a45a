import { CopyLink } from '@hangtag/ui/patterns/UserTable';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import * as css from './InviteUserForm.css.ts';

/** The result of inviting one address. */
export type InviteOutcome =
  | { readonly kind: 'sent' | 'resent'; readonly email: string; readonly link: string }
  | {
      readonly kind: 'failed';
      readonly email: string;
      /** The reason and the remedy, as a sentence. */
      readonly reason: string;
    };

export interface InviteOutcomesProps {
  /** One per address, in the order of input. */
  outcomes: readonly InviteOutcome[];
  /** Copies an invitation link to the clipboard. */
  onCopyLink: (link: string) => Promise<void>;
}

/** The result for every address, with the invitation links, which are shown only once. */
export function InviteOutcomes({ outcomes, onCopyLink }: InviteOutcomesProps) {
  const sentence = summary(outcomes);
  return (
    <Stack gap={16}>
      <Text>{sentence}</Text>
      <VisuallyHidden announcement="polite">{sentence}</VisuallyHidden>
      <ul className={css.outcomes} aria-label="Invitations">
        {outcomes.map((outcome) => (
          <li key={outcome.email} className={css.outcome}>
            <div className={css.words}>
              <Text kind="label" as="span">
                {outcome.email}
              </Text>
              <Text kind="data" as="span" tone={outcome.kind === 'failed' ? 'danger' : 'second'}>
                {wordsOf(outcome)}
              </Text>
            </div>
            {outcome.kind !== 'failed' && (
              <CopyLink link={outcome.link} of={outcome.email} onCopyLink={onCopyLink} />
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** `2 of 3 people are invited.` */
function summary(outcomes: readonly InviteOutcome[]): string {
  const failed = outcomes.filter(({ kind }) => kind === 'failed').length;
  const all = plural(outcomes.length, 'person', 'people');
  if (failed === 0) return `${all} ${outcomes.length === 1 ? 'is' : 'are'} invited.`;
  return `${outcomes.length - failed} of ${all} are invited.`;
}

function wordsOf(outcome: InviteOutcome): string {
  if (outcome.kind === 'failed') return `Not invited. ${outcome.reason}`;
  return outcome.kind === 'sent' ? 'Invited.' : 'Invited again. The earlier link has ended.';
}
