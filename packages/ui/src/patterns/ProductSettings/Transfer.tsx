import { AGREEMENT_MAX, type Transfer as Sale } from '@hangtag/contract/wire/transfer';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';

/** Where the codes of a product lead, and who agreed. */
export interface Move {
  /** Address of the other company's page; empty for the product's own. */
  readonly to: string;
  readonly agreement: string;
}

export interface TransferProps {
  /** The product whose codes they are. */
  productId: number;
  /** Since when and where its codes lead; null while they lead to its own page. */
  transfer: Sale | null;
  /** Leads the codes elsewhere, or back by an empty address; absent for everybody but the platform. */
  onChange?: ((move: Move) => void) | undefined;
  /** Whether a change is being made. @default false */
  isBusy?: boolean;
  /** Why the last change failed, as a sentence. @default null */
  problem?: string | null;
}

/** That a product was sold to another company, and the platform's way to lead its codes there. */
export function Transfer(props: TransferProps) {
  const { productId, transfer, onChange, isBusy = false, problem = null } = props;
  const maySell = onChange !== undefined && transfer === null;
  const form = { name: `transfer/${productId}`, what: 'the sale of the product' };
  const draft = useFormDraft(maySell ? form : null, { to: '', agreement: '' });
  const { to, agreement } = draft.typed;
  if (!transfer && !onChange) return null;
  return (
    <Stack gap={16}>
      <Heading level={3}>Sale</Heading>
      {problem !== null && (
        <Notice tone="danger" title="Not changed." announcement="assertive">
          {problem}
        </Notice>
      )}
      {transfer ? (
        <Notice
          tone="caution"
          title={`Sold to ${transfer.company} on ${formatDate(transfer.since)}.`}
        >
          Printed codes lead to{' '}
          <Link href={transfer.address} target="_blank">
            {transfer.address}
          </Link>
          . The product and its ledger stay here, archived.
        </Notice>
      ) : (
        <Text tone="second">
          A product that was sold to another company can lead its printed codes to their page. They
          publish that page first, without the number, and then write the number into its draft.
        </Text>
      )}
      {maySell && draft.isRecovered && <RecoveredFieldsNotice onDiscard={draft.discard} />}
      {maySell && (
        <TextField
          label="Page address at the other company"
          type="url"
          value={to}
          onChange={(next) => draft.set({ to: next })}
        />
      )}
      {maySell && (
        <TextArea
          label="Who agreed to the sale"
          hint="Both companies read it in their logs."
          value={agreement}
          onChange={(next) => draft.set({ agreement: next })}
          maxLength={AGREEMENT_MAX}
        />
      )}
      {onChange && (
        <div>
          {transfer ? (
            <Button
              isPending={isBusy}
              onPress={() => {
                draft.discard();
                onChange({ to: '', agreement: '' });
              }}
            >
              Undo the sale
            </Button>
          ) : (
            <Button
              tone="danger"
              isPending={isBusy}
              isDisabled={to.trim() === '' || agreement.trim() === ''}
              onPress={() => onChange({ to, agreement })}
            >
              Lead the codes there
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}
