import { Picture } from '../../elements/Picture/index.ts';
import { PositionField } from '../../elements/PositionField/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import * as css from './Framing.css.ts';
import type { Framing } from './words.ts';

export interface FramingFieldsProps {
  src: string | null;
  framing: Framing;
  onChange: (framing: Framing) => void;
  isLocked: boolean;
}

const fits = [
  { value: 'cover', label: 'Fill the frame' },
  { value: 'contain', label: 'Show all of it' },
] as const;

/** How the picture fits its frame, and which part a crop keeps [F245]. */
export function FramingFields({ src, framing, onChange, isLocked }: FramingFieldsProps) {
  const { fit, focal } = framing;
  return (
    <div className={css.framing}>
      <div className={css.frame}>
        <Picture src={src} alt="" ratio="4 / 5" fit={fit} focal={focal} />
      </div>
      <RadioGroup
        label="In its frame"
        options={fits}
        value={fit}
        onChange={(next) => onChange({ ...framing, fit: next })}
        isDisabled={isLocked}
      />
      <PositionField
        label="Focus point"
        value={focal}
        onChange={(next) => onChange({ ...framing, focal: next })}
        isDisabled={isLocked || fit === 'contain'}
      />
    </div>
  );
}
