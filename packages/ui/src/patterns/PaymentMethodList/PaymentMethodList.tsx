import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { useFocusRestore } from '../../support/useFocusRestore.ts';
import { useConfirm } from '../../support/useConfirm.ts';
import { useEventCallbacks } from '../../support/useEventCallbacks.ts';
import { DeleteCardDialog } from './DeleteCardDialog.tsx';
import * as css from './PaymentMethodList.css.ts';
import { PaymentMethodRow } from './PaymentMethodRow.tsx';
import type { CardProblem, PaymentMethodListProps } from './types.ts';

/** The company's cards: the default one, the ones that expire, and the actions on them [F112-F115]. */
export function PaymentMethodList(props: PaymentMethodListProps) {
  const { methods, work = null, problem = null, onAdd, onMakeDefault, onDelete, level = 3 } = props;
  const id = useId();
  const { about, failure, ask, close } = useConfirm<string, CardProblem>(problem);
  useFocusRestore();
  const steady = useEventCallbacks({
    makeDefault: (cardId: string) => onMakeDefault?.(cardId),
    ask,
  });
  const asked = methods.find((card) => card.id === about) ?? null;
  if (about !== null && !asked) close();
  return (
    <section className={css.place} aria-labelledby={id} data-component="PaymentMethodList">
      <header className={css.head}>
        <Heading id={id} level={level} kind="heading">
          Payment methods
        </Heading>
        {onAdd && (
          <Button icon={Plus} size="small" onPress={onAdd}>
            Add payment method
          </Button>
        )}
      </header>
      {methods.length === 0 ? (
        <div className={css.empty}>
          <Text kind="data" tone="second">
            No card is saved. A plan needs one that can be charged.
          </Text>
        </div>
      ) : (
        <ul className={css.list} aria-labelledby={id} tabIndex={-1}>
          {methods.map((card) => (
            <PaymentMethodRow
              key={card.id}
              card={card}
              isPlanActive={props.isPlanActive}
              today={props.today}
              work={work}
              refusal={about === null && problem?.id === card.id ? problem.sentence : undefined}
              onMakeDefault={onMakeDefault && steady.makeDefault}
              onDelete={onDelete && steady.ask}
            />
          ))}
        </ul>
      )}
      <DeleteCardDialog
        card={asked}
        isBusy={work?.verb === 'delete'}
        problem={failure?.id === about ? failure?.sentence : undefined}
        onDelete={() => asked && onDelete?.(asked.id)}
        onClose={close}
      />
    </section>
  );
}
