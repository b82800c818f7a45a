import { Check, ChevronDown, type LucideIcon } from 'lucide-react';
import { type Ref, useId } from 'react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
  Text,
} from 'react-aria-components';
import type { AccessibleName } from '../../support/accessibleName.ts';
import { foot } from '../ComboBox/ComboBox.css.ts';
import { control } from '../fieldShell/control.css.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import { list, underControl } from '../fieldShell/list.css.ts';
import type { FieldWords } from '../fieldShell/words.ts';
import { Icon } from '../Icon/index.ts';
import { besideLabel, check, item, itemText } from '../Menu/MenuItem.css.ts';
import { popover } from '../Popover/Popover.css.ts';
import * as css from './Select.css.ts';

/** One option. */
export interface SelectOption<Id extends string = string> {
  /** The unique id. */
  readonly id: Id;
  /** Its label. */
  readonly label: string;
  /** An icon before the label, in the list and in the field. @default none */
  readonly icon?: LucideIcon;
}

type ForwardedProps =
  | 'isDisabled'
  | 'isRequired'
  | 'isInvalid'
  | 'name'
  | 'validate'
  | 'autoFocus'
  | 'isOpen'
  | 'defaultOpen'
  | 'onOpenChange';

export type SelectProps<Id extends string = string> = AccessibleName &
  FieldWords &
  Pick<AriaSelectProps<SelectOption<Id>>, ForwardedProps> & {
    /** The options in order. */
    options: readonly SelectOption<Id>[];
    /** The selected id; null shows the placeholder. */
    value?: NoInfer<Id> | null;
    /** The initially selected id, when uncontrolled. */
    defaultValue?: NoInfer<Id>;
    /** Receives the selected id. */
    onChange?: (id: Id) => void;
    /** The text without a selection: "Choose an industry". @default 'Choose' */
    placeholder?: string;
    /** A note below the options: why an expected one is missing. */
    note?: string | undefined;
    /** Height of the field: 32, 36 or 44 pixels. @default 'medium' */
    size?: 'small' | 'medium' | 'large';
    /** Always with a border, or only on hover, for tables. @default 'always' */
    boundary?: 'always' | 'onHover';
    /** The button element, to focus it. */
    ref?: Ref<HTMLButtonElement>;
  };

/** One of a few options; for more than about twenty use a `ComboBox`. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, hint, labelEnd, badge, options, onChange, size, ref, ...rest } = props;
  const { placeholder = 'Choose', boundary = 'always', note, ...aria } = rest;
  const noteId = useId();
  return (
    <AriaSelect
      {...aria}
      placeholder={placeholder}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id);
        if (chosen) onChange?.(chosen.id);
      }}
      className={field}
      data-component="Select"
    >
      {/* ARIA does not allow `aria-required` on a button that opens a list. */}
      <FieldShell
        label={label}
        hint={hint}
        labelEnd={labelEnd}
        badge={badge}
        announcesRequired={aria.isRequired}
      >
        <Button ref={ref} className={`${control({ size })} ${css.trigger({ boundary })}`}>
          <SelectValue<SelectOption> className={css.value} dir="auto">
            {({ isPlaceholder, selectedText, selectedItems: [selected] }) => (
              <>
                {selected?.icon && (
                  <span className={css.valueIcon}>
                    <Icon of={selected.icon} />
                  </span>
                )}
                {isPlaceholder ? placeholder : selectedText}
              </>
            )}
          </SelectValue>
          <Icon of={ChevronDown} />
        </Button>
      </FieldShell>
      <Popover className={`${popover} ${underControl}`} offset={4} placement="bottom start">
        <ListBox
          items={options}
          className={list}
          aria-describedby={note === undefined ? undefined : noteId}
        >
          {(option) => (
            <ListBoxItem textValue={option.label} className={item({ tone: 'neutral' })}>
              {({ isSelected }) => (
                <>
                  <span className={check}>{isSelected && <Icon of={Check} />}</span>
                  {option.icon && (
                    <span className={besideLabel}>
                      <Icon of={option.icon} />
                    </span>
                  )}
                  <Text slot="label" className={itemText}>
                    {option.label}
                  </Text>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
        {note !== undefined && (
          <p id={noteId} className={foot}>
            {note}
          </p>
        )}
      </Popover>
    </AriaSelect>
  );
}
