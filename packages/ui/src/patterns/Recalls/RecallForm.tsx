import {
  RECALL_MESSAGE_MAX,
  type RecallBody,
  addressProblem,
  telephoneProblem,
} from '@hangtag/contract/wire/recall';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { useState } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import type { FormErrors } from '../../elements/Form/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { FormDialog } from '../formDialog/FormDialog.tsx';

interface RecallFormProps {
  productId: number;
  /** Name of the product. */
  name: string;
  isBusy: boolean;
  errors: FormErrors | undefined;
  problem: string | null;
  /** Resolves to true when the recall has begun. */
  onBegin: (body: RecallBody) => Promise<boolean>;
  onClose: () => void;
}

const empty = { scope: 'lot', lot: '', message: '', url: '', telephone: '' };
const required = (typed: string) => (typed.trim() === '' ? fieldMessages.required : null);

/** What is recalled and what people shall do; it begins after a confirmation that says what follows. */
export function RecallForm(props: RecallFormProps) {
  const { productId, name, isBusy, onBegin, onClose } = props;
  const draft = useFormDraft({ name: `recall/${productId}`, what: 'the recall' }, empty);
  const [confirming, setConfirming] = useState<RecallBody | null>(null);
  const { scope, lot, message, url, telephone } = draft.typed;
  const isLot = scope === 'lot';
  const begin = async (body: RecallBody) => {
    const worked = await onBegin(body);
    setConfirming(null);
    if (worked) {
      draft.discard();
      onClose();
    }
  };
  return (
    <>
      <FormDialog
        draft={draft}
        title={`Recall ${name}`}
        formName="Recall"
        submit="Continue"
        problemTitle="Not recalled."
        isBusy={isBusy}
        errors={props.errors}
        problem={props.problem}
        onSubmit={() =>
          setConfirming({ lot: isLot ? lot.trim() : '', message, url: url.trim(), telephone })
        }
        onClose={onClose}
      >
        <RadioGroup
          label="What is recalled"
          value={isLot ? 'lot' : 'product'}
          onChange={(next) => draft.set({ scope: next })}
          options={[
            {
              value: 'lot',
              label: 'One lot',
              description:
                'Codes with this lot say that it is recalled; codes without one say which lots are.',
            },
            {
              value: 'product',
              label: 'The whole product',
              description: 'Every code of it says that it is recalled.',
            },
          ]}
        />
        {isLot && (
          <TextField
            name="lot"
            label="Lot"
            value={lot}
            onChange={(next) => draft.set({ lot: next })}
            maxLength={20}
            validate={required}
            hint="As it stands on the pack; capital and small letters differ."
          />
        )}
        <TextArea
          name="message"
          label="What people read"
          value={message}
          onChange={(next) => draft.set({ message: next })}
          maxLength={RECALL_MESSAGE_MAX}
          validate={required}
          hint="What can happen, and what they shall do now."
        />
        <TextField
          name="url"
          label="Web address"
          labelEnd="Or a telephone number"
          type="url"
          placeholder="https://"
          value={url}
          onChange={(next) => draft.set({ url: next })}
          validate={(typed) =>
            typed.trim() === '' && telephone.trim() === ''
              ? 'Give people a web address or a telephone number.'
              : addressProblem(typed.trim())
          }
        />
        <TextField
          name="telephone"
          label="Telephone"
          labelEnd="Or a web address"
          type="tel"
          value={telephone}
          onChange={(next) => draft.set({ telephone: next })}
          maxLength={40}
          validate={(typed) => telephoneProblem(typed.trim())}
        />
      </FormDialog>
      {confirming && (
        <AlertDialog
          title={confirming.lot ? `Recall lot ${confirming.lot}?` : `Recall all of ${name}?`}
          action="Recall now"
          isOpen
          isBusy={isBusy}
          onAction={() => void begin(confirming)}
          onClose={() => setConfirming(null)}
        >
          From now on{' '}
          {confirming.lot
            ? `everybody who scans a code with lot ${confirming.lot} reads this first, and codes without a lot name it`
            : 'everybody who scans any code of this product reads this first'}
          . It shows at once, without publishing, above everything else on the page, and stays until
          an Admin ends it. The company’s log keeps who began it.
        </AlertDialog>
      )}
    </>
  );
}
