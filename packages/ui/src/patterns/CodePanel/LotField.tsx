import { LOT_MAX, LOT_RULE, isPrintableLot } from '@hangtag/contract/wire/lot';
import { useState } from 'react';
import { TextField } from '../../elements/TextField/index.ts';

export interface LotFieldProps {
  /** The lot in the code; empty for none. */
  lot: string;
  /** Receives another lot once it was typed. */
  onChange: (lot: string) => void;
}

/** The lot that stands in the code beside its number. It makes another code, so it is taken on leaving the field. */
export function LotField({ lot, onChange }: LotFieldProps) {
  const [typed, setTyped] = useState(lot);
  const next = typed.trim();
  const isRight = next === '' || isPrintableLot(next);
  const take = () => {
    if (isRight && next !== lot) onChange(next);
  };
  return (
    <TextField
      label="Lot in the code"
      labelEnd="Optional"
      placeholder="L-26-108"
      hint={isRight ? 'Lets a recall of this lot reach its packs.' : undefined}
      value={typed}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
      validationBehavior="aria"
      validate={() => (isRight ? null : LOT_RULE)}
      maxLength={LOT_MAX}
    />
  );
}
