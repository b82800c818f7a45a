import { divider } from './Divider.css.ts';

export interface DividerProps {
  /** `strong` goes below headings. @default 'plain' */
  line?: 'plain' | 'strong';
  /** Its direction. @default 'across' */
  runs?: 'across' | 'down';
}

/** A hairline; prefer spacing. */
export function Divider({ line = 'plain', runs = 'across' }: DividerProps) {
  return <hr className={divider({ line, runs })} data-component="Divider" aria-hidden />;
}
