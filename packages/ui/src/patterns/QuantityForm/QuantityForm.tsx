import { billingMessages } from '@hangtag/contract/rules/messages';
import { MAX_ADDITIONAL_PRODUCTS } from '@hangtag/contract/wire/plan';
import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { DialogView } from '../../elements/Dialog/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { QuantityActions } from './QuantityActions.tsx';
import * as css from './QuantityForm.css.ts';
import {
  hintWords,
  includedWords,
  overLimitCount,
  overLimitWords,
  totalWords,
} from './quantityWords.ts';
import type { QuantityFormProps, QuantityWork } from './types.ts';
import { WhatYouWillPay } from './WhatYouWillPay.tsx';

const idle: QuantityWork = { phase: 'idle' };

/** Orders more or fewer additional products: the number, its price, and the bill before the button [F122-F131]. */
export function QuantityForm(props: QuantityFormProps) {
  const { customer, used, empty, work = idle, onQuantityChange } = props;
  const { additionalProducts: current, productNumber } = customer;
  const [quantity, setQuantity] = useState(current);
  const [known, setKnown] = useState({ work, current });
  if (known.work !== work || known.current !== current) {
    setKnown({ work, current });
    const isRefused = known.work !== work && work.phase === 'failed';
    // After a refusal, and while it is untouched, the field shows the current number [F130].
    if (isRefused || quantity === known.current) setQuantity(current);
  }
  const change = (typed: number) => {
    // An emptied field orders nothing.
    const next = Number.isNaN(typed) ? current : typed;
    setQuantity(next);
    onQuantityChange(next);
  };
  const overLimit = overLimitCount(productNumber, quantity, used);
  return (
    <DialogView
      footerStart={<QuantityActions part="back" {...props} work={work} quantity={quantity} />}
      footer={<QuantityActions part="confirm" {...props} work={work} quantity={quantity} />}
    >
      <div className={css.view} data-component="QuantityForm">
        {work.phase === 'failed' && (
          <div className={css.wide}>
            <Alert>
              <strong>{billingMessages.quantityFailed}</strong>
              <br />
              {work.sentence}
            </Alert>
          </div>
        )}
        {work.phase === 'changed' && (
          <div className={css.wide}>
            <Notice tone="caution" announcement="assertive">
              {work.sentence}
            </Notice>
          </div>
        )}
        <div className={css.order}>
          <div>
            <Text kind="data" tone="quiet">
              Current plan
            </Text>
            <Heading level={3} kind="sectionTitle">
              {customer.subscriptionName ?? 'No plan'}
            </Heading>
            <Text kind="data" tone="second">
              {includedWords(productNumber)}
            </Text>
          </div>
          <NumberField
            label="Additional products"
            minValue={0}
            maxValue={MAX_ADDITIONAL_PRODUCTS}
            step={1}
            formatOptions={{ maximumFractionDigits: 0 }}
            value={quantity}
            onChange={change}
            isReadOnly={work.phase === 'busy'}
            hint={hintWords(customer, MAX_ADDITIONAL_PRODUCTS)}
          />
          <Text kind="data" tone="second">
            {totalWords({ productNumber, quantity, used, empty })}
          </Text>
          {overLimit > 0 && (
            <Notice tone="caution" announcement="polite">
              {overLimitWords(overLimit)}
            </Notice>
          )}
        </div>
        <WhatYouWillPay {...props} quantity={quantity} />
      </div>
    </DialogView>
  );
}
