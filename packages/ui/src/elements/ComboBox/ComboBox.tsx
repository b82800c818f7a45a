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

/** All items are at hand: the field searches them itself, by name and description. */
export interface LocalItems {
  readonly inputValue?: never;
  readonly onInputChange?: never;
  readonly loadState?: never;
  readonly onRetry?: never;
  readonly isTruncated?: never;
}

/** Somebody else searches: the field tells what is typed and shows what was found. */
export interface SearchedItems {
  /** The words in the field; at first the name of the chosen item. */
  readonly inputValue: string;
  /** Receives what is typed, the name of what is chosen, and the name that Escape brings back. */
  readonly onInputChange: (text: string) => void;
  /** Is the search under way, or did it fail? Both are said among the choices. @default 'idle' */
  readonly loadState?: 'idle' | 'loading' | 'failed';
  /** Runs the failed search again. */
  readonly onRetry?: () => void;
  /** Are there more than these? Then the list asks to keep typing. @default false */
  readonly isTruncated?: boolean;
}

export type ComboBoxProps<Id extends string = string> = AccessibleName &
  FieldWords &
  Pick<AriaComboBoxProps<object>, ForwardedProps> &
  (LocalItems | SearchedItems) & {
    /** The choices in their order; a search gives those it found. */
    items: readonly ComboBoxItem<Id>[];
    /** The chosen id, or null; need not be among the items of a search. */
    value?: NoInfer<Id> | null;
    /** What is chosen at first, when the parent does not hold the value. */
    defaultValue?: NoInfer<Id>;
    /** Receives the id of a new choice, or null once the field is emptied. */
    onChange?: (id: Id | null) => void;
    /** Says what is wrong with a choice, or null. */
    validate?: (id: Id | null) => string | null;
    /** What can be searched: "Search by name or code". */
    placeholder?: string;
    /** Height of the field: 32, 36 or 44 pixels. @default 'medium' */
    size?: 'small' | 'medium' | 'large';
    /** The control itself, to focus it. */
    ref?: Ref<HTMLInputElement>;
  };

/** One of many choices, found by typing; for up to about twenty use `Select`. */
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
      // Words that come back by themselves are no reason to open.
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
          <Input ref={ref} dir="auto" placeholder={placeholder} className={innerInput} />
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
