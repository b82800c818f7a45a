import { CODE_WIDTH_MM } from '@hangtag/contract/wire/code';
import { NumberField } from '../../elements/NumberField/index.ts';

export interface WidthFieldProps {
  widthMm: number;
  onChange: (widthMm: number) => void;
}

/** The field for the symbol's printed width, in millimetres. */
export function WidthField({ widthMm, onChange }: WidthFieldProps) {
  const { min, max } = CODE_WIDTH_MM;
  return (
    <NumberField
      label="Printed width, mm"
      minValue={min}
      maxValue={max}
      value={widthMm}
      onChange={(next) => Number.isFinite(next) && onChange(next)}
      hint={`From ${min} to ${max}, without the empty area around it.`}
    />
  );
}
