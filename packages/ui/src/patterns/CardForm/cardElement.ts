/**
 * The interface between the card form and the control that takes the card number. The app passes Stripe's element,
 * whose frame keeps the number from this page and its server; stories pass a plain one.
 */
import type { ComponentType } from 'react';

/** The element's state after each change. */
export interface CardElementState {
  /** Whether number, date and code are complete and valid. */
  readonly isComplete: boolean;
  /** The card company's error message; null without an error. */
  readonly error: string | null;
}

/** The state of an empty element. */
export const emptyCardElement: CardElementState = { isComplete: false, error: null };

/** The controls of a mounted element. */
export interface CardElementControl {
  /** Focuses its first field. */
  readonly focus: () => void;
}

/** Resolved values of the theme: a cross-origin frame cannot read this page's variables. */
export interface CardElementTheme {
  /** Colours as CSS writes them. */
  readonly ink: string;
  readonly placeholder: string;
  readonly danger: string;
  /** A font family list; a frame has only the fonts it loads itself. */
  readonly fontFamily: string;
  /** Length with its unit. */
  readonly fontSize: string;
}

/** The contract of a card element. */
export interface CardElementProps {
  /** The style of its text; may change while it is mounted. */
  theme: CardElementTheme;
  /** Whether it is disabled, as while paying; it then takes neither input nor focus. */
  isDisabled: boolean;
  /** Called once, when the fields are usable; a skeleton covers them until then. */
  onReady: (control: CardElementControl) => void;
  /** Receives every change, including the one to empty. */
  onChange: (state: CardElementState) => void;
  /** Called when one of its fields takes focus; the surrounding box draws the focus ring. */
  onFocus: () => void;
  /** Called when none of its fields has focus any more. */
  onBlur: () => void;
}

/** A component that renders the card's fields without a box or label; each field names itself. */
export type CardElementSlot = ComponentType<CardElementProps>;
