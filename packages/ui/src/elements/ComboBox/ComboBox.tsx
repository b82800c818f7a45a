import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Group,
  Input,
} from 'react-aria-components';
import type { AccessibleName } from '../../support/accessibleName.ts';
import { control, innerInput } from '../fieldShell/control.css.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import { innerButton } from '../fieldShell/inner.css.ts';
import type { FieldWords } from '../fieldShell/words.ts';
import { Icon } from '../Icon/index.ts';
import { Ring } from '../Ring/index.ts';
import { Choices } from './Choices.tsx';
import { busy } from './ComboBox.css.ts';
import type { ComboBoxItem } from './items.ts';
import { useChoice } from './useChoice.ts';

export type { ComboBoxItem } from './items.ts';

type ForwardedProps =
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'isInvalid'
  | 'name'
  | 'autoFocus'
  | 'onBlur';

/** All items are loaded: the field searches them by name and description. */
export interface LocalItems {
  readonly inputValue?: never;
  readonly onInputChange?: never;
  readonly loadState?: never;
  readonly onRetry?: never;
  readonly isTruncated?: never;
}

/** The caller searches: the field reports its text and shows the results. */
export interface SearchedItems {
  /** The text in the field; initially the name of the selected item. */
  readonly inputValue: string;
  /** Receives the typed text, the name of the selected item, and the name that Escape restores. */
  readonly onInputChange: (text: string) => void;
  /** The state of the search, shown in the list. @default 'idle' */
  readonly loadState?: 'idle' | 'loading' | 'failed';
  /** Retries the failed search. */
  readonly onRetry?: () => void;
  /** Whether there are more results; the list then asks to keep typing. @default false */
  readonly isTruncated?: boolean;
}

export type ComboBoxProps<Id extends string = string> = AccessibleName &
  FieldWords &
  Pick<AriaComboBoxProps<object>, ForwardedProps> &
  (LocalItems | SearchedItems) & {
    /** The options in order; with a search, its results. */
    items: readonly ComboBoxItem<Id>[];
    /** The selected id, or null; need not be among the results. */
    value?: NoInfer<Id> | null;
    /** The initially selected id, when uncontrolled. */
    defaultValue?: NoInfer<Id>;
    /** Receives the selected id, or null when the field is cleared. */
    onChange?: (id: Id | null) => void;
    /** Returns an error message for a selection, or null. */
    validate?: (id: Id | null) => string | null;
    /** The searchable properties: "Search by name or code". */
    placeholder?: string;
    /** Height of the field: 32, 36 or 44 pixels. @default 'medium' */
    size?: 'small' | 'medium' | 'large';
    /** The input element, to focus it. */
    ref?: Ref<HTMLInputElement>;
  };

/** One of many options, found by typing; for up to about twenty use `Select`. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { label, hint, labelEnd, badge, placeholder, size, ref, ...rest } = props;
  const { items, value, defaultValue, onChange, validate, ...more } = rest;
  const { inputValue, onInputChange, loadState = 'idle', onRetry, isTruncated, ...aria } = more;
  const choice = useChoice({
    items,
    value,
    defaultValue,
    onChange,
    inputValue,
    onInputChange,
    onRetry,
  });
  return (
    <AriaComboBox
      {...aria}
      items={choice.items}
      value={choice.value}
      onChange={choice.choose}
      inputValue={choice.text}
      onInputChange={choice.type}
      // Text that Escape restores must not open the list.
      menuTrigger={choice.isTyping ? 'input' : 'manual'}
      onOpenChange={(isOpen) => {
        if (!isOpen) choice.rest();
      }}
      allowsEmptyCollection
      validate={validate && (() => validate(choice.value))}
      className={field}
      data-component="ComboBox"
    >
      <FieldShell label={label} hint={hint} labelEnd={labelEnd} badge={badge}>
        <Group className={control({ size, content: 'parts' })}>
          <Input
            ref={ref}
            dir="auto"
            placeholder={placeholder}
            className={innerInput}
            onKeyDown={choice.onKeyDown}
          />
          {loadState === 'loading' && (
            <span className={busy}>
              <Ring aria-label="Searching" />
            </span>
          )}
          <Button className={innerButton}>
            <Icon of={ChevronDown} />
          </Button>
        </Group>
      </FieldShell>
      <Choices
        items={choice.items}
        text={choice.text}
        loadState={loadState}
        isCut={isTruncated ?? choice.isCut}
      />
    </AriaComboBox>
  );
}
