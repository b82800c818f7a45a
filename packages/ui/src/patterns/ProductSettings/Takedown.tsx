import { TAKEDOWN_REASON_MAX, type Takedown as Withheld } from '@hangtag/contract/wire/takedown';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import * as css from './ProductSettings.css.ts';

export interface TakedownProps {
  /** The product whose page it is. */
  productId: number;
  /** Since when and why the page is withheld; null while it is public as published. */
  takedown: Withheld | null;
  /** Withholds the page, or puts it back by an empty reason; absent for everybody but the platform. */
  onChange?: ((reason: string) => void) | undefined;
  /** Whether a change is being made. @default false */
  isBusy?: boolean;
  /** Why the last change failed, as a sentence. @default null */
  problem?: string | null;
}

/** That the platform withholds a product's page by law, and the platform's way to do so. */
export function Takedown(props: TakedownProps) {
  const { productId, takedown, onChange, isBusy = false, problem = null } = props;
  const mayWithhold = onChange !== undefined && takedown === null;
  const form = { name: `takedown/${productId}`, what: 'the reason for withholding' };
  const draft = useFormDraft(mayWithhold ? form : null, { reason: '' });
  const { reason } = draft.typed;
  if (!takedown && !onChange) return null;
  return (
    <Stack gap={16}>
      <Heading level={3}>Withholding</Heading>
      {problem !== null && (
        <Notice tone="danger" title="Not changed." announcement="assertive">
          {problem}
        </Notice>
      )}
      {takedown ? (
        <Notice tone="danger" title={`Withheld by law since ${formatDate(takedown.since)}.`}>
          <span className={css.reason}>{takedown.reason}</span> The code and the draft stay; a scan
          says that the page is not available.
        </Notice>
      ) : (
        <Text tone="second">
          For legal reasons the platform can withhold this page. Scans are answered with 451, and
          nothing is deleted.
        </Text>
      )}
      {mayWithhold && draft.isRecovered && <RecoveredFieldsNotice onDiscard={draft.discard} />}
      {mayWithhold && (
        <TextArea
          label="Reason for withholding"
          hint="The company reads it here and in its log."
          value={reason}
          onChange={(next) => draft.set({ reason: next })}
          maxLength={TAKEDOWN_REASON_MAX}
        />
      )}
      {onChange && (
        <div>
          {takedown ? (
            <Button
              isPending={isBusy}
              onPress={() => {
                draft.discard();
                onChange('');
              }}
            >
              Put the page back
            </Button>
          ) : (
            <Button
              tone="danger"
              isPending={isBusy}
              isDisabled={reason.trim() === ''}
              onPress={() => onChange(reason)}
            >
              Withhold the page
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}
