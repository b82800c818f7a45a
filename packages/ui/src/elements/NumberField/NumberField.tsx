import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import type { AccessibleName, OwnedAttributes } from '../../support/accessibleName.ts';
import { control, innerInput } from '../fieldShell/control.css.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './NumberField.css.ts';

export type NumberFieldProps = AccessibleName &
  FieldWords &
  Omit<AriaNumberFieldProps, OwnedAttributes> & {
    /** With minus and plus buttons, for small counts, or the number alone. @default 'steps' */
    shows?: 'steps' | 'figure';
    /** The input element, to focus it. */
    ref?: Ref<HTMLInputElement>;
  };

/** A number within `minValue` and `maxValue`, changed by typing, arrow keys and steps. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, labelEnd, badge, shows = 'steps', ref, ...rest } = props;
  return (
    <AriaNumberField {...rest} className={field} data-component="NumberField">
      <FieldShell
        label={label}
        hint={hint}
        labelEnd={labelEnd}
        badge={badge}
        width={shows === 'steps' ? 'steps' : 'column'}
      >
        <Group className={`${control({ content: 'parts' })} ${css.box({ shows })}`}>
          {shows === 'steps' && (
            <Button slot="decrement" className={css.step}>
              <Icon of={Minus} />
            </Button>
          )}
          <Input ref={ref} className={`${innerInput} ${css.figure({ shows })}`} />
          {shows === 'steps' && (
            <Button slot="increment" className={css.step}>
              <Icon of={Plus} />
            </Button>
          )}
        </Group>
      </FieldShell>
    </AriaNumberField>
  );
}
