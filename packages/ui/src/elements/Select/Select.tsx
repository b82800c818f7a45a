import { Check, ChevronDown } from 'lucide-react';
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
import { check, item, itemText } from '../Menu/MenuItem.css.ts';
import { popover } from '../Popover/Popover.css.ts';
import * as css from './Select.css.ts';

/** One choice. */
export interface SelectOption<Id extends string = string> {
  /** Tells it from the others. */
  readonly id: Id;
  /** What people choose by. */
  readonly label: string;
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
    /** The choices in their order. */
    options: readonly SelectOption<Id>[];
    /** The chosen id; null shows the placeholder. */
    value?: NoInfer<Id> | null;
    /** What is chosen at first, when the parent does not hold the value. */
    defaultValue?: NoInfer<Id>;
    /** Receives the id of a new choice. */
    onChange?: (id: Id) => void;
    /** What stands there before a choice: "Choose an industry". @default 'Choose' */
    placeholder?: string;
    /** Below the choices: why one that people look for is not among them. */
    note?: string | undefined;
    /** Height of the field: 32, 36 or 44 pixels. @default 'medium' */
    size?: 'small' | 'medium' | 'large';
    /** Always boxed, or bare until hovered, for tables. @default 'always' */
    boundary?: 'always' | 'onHover';
    /** The control itself, to focus it. */
    ref?: Ref<HTMLButtonElement>;
  };

/** One of a few choices; for more than about twenty use a search. */
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
      {/* A button that opens a list is not allowed to be `aria-required`. */}
      <FieldShell
        label={label}
        hint={hint}
        labelEnd={labelEnd}
        badge={badge}
        announcesRequired={aria.isRequired}
      >
        <Button ref={ref} className={`${control({ size })} ${css.trigger({ boundary })}`}>
          <SelectValue className={css.value} dir="auto">
            {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
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
