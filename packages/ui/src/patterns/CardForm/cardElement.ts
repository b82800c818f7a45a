/**
 * The one seam of the card form: whose control takes the card's figures. The app hands in Stripe's own element, which
 * keeps them in a frame of Stripe's, so that they never reach this page or its server; stories hand in a plain one.
 */
import type { ComponentType } from 'react';

/** What the element has to say after each change. */
export interface CardElementState {
  /** Are number, date and code there and right? */
  readonly isComplete: boolean;
  /** What is wrong, as the card company's sentence; null while nothing is. */
  readonly error: string | null;
}

/** An element into which nothing was typed. */
export const emptyCardElement: CardElementState = { isComplete: false, error: null };

/** What can be asked of an element that is ready. */
export interface CardElementControl {
  /** Puts the focus into its first field. */
  readonly focus: () => void;
}

/** Values of the theme, resolved: a frame from elsewhere sees no variables of this page. */
export interface CardElementTheme {
  /** Colours as CSS writes them. */
  readonly ink: string;
  readonly placeholder: string;
  readonly danger: string;
  /** A list of families; a frame has only those it loads itself. */
  readonly fontFamily: string;
  /** Length with its unit. */
  readonly fontSize: string;
}

/** What a card element is given, and must do. */
export interface CardElementProps {
  /** How its words look; another theme gives another look while it is mounted. */
  theme: CardElementTheme;
  /** Is it closed, as while paying? It then takes neither figures nor focus. */
  isDisabled: boolean;
  /** Called once, when the fields can be used; until then their place is drawn over it. */
  onReady: (control: CardElementControl) => void;
  /** Receives every change, also that it is empty again. */
  onChange: (state: CardElementState) => void;
  /** Called when one of its fields has the focus; the box around it then draws it. */
  onFocus: () => void;
  /** Called when none of its fields has the focus any more. */
  onBlur: () => void;
}

/** A component that draws the card's fields without a box or a label of its own; each field names itself. */
export type CardElementSlot = ComponentType<CardElementProps>;
