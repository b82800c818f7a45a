import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  Group,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import type { AccessibleName, OwnedAttributes } from '../../support/accessibleName.ts';
import { control, innerInput } from '../fieldShell/control.css.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './SearchField.css.ts';

export type SearchFieldProps = AccessibleName &
  FieldWords &
  Omit<AriaSearchFieldProps, OwnedAttributes> & {
    /** The searchable properties: "Search name, model or GTIN". */
    placeholder?: string;
    /** Height of the field: 32, 36 or 44 pixels. @default 'medium' */
    size?: 'small' | 'medium' | 'large';
    /** The input element, to focus it. */
    ref?: Ref<HTMLInputElement>;
  };

/** Search text; Escape and the clear button empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, labelEnd, badge, placeholder, size, ref, ...rest } = props;
  return (
    <AriaSearchField {...rest} className={field} data-component="SearchField">
      <FieldShell label={label} hint={hint} labelEnd={labelEnd} badge={badge}>
        <Group className={control({ size, content: 'parts' })}>
          <span className={css.glass}>
            <Icon of={Search} />
          </span>
          <Input
            ref={ref}
            dir="auto"
            placeholder={placeholder}
            className={`${innerInput} ${css.input}`}
          />
          <Button className={css.clear}>
            <Icon of={X} />
          </Button>
        </Group>
      </FieldShell>
    </AriaSearchField>
  );
}
