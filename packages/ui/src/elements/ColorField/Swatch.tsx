import * as css from './ColorField.css.ts';

export interface SwatchProps {
  /** The colour as `#rrggbb`; null for none. */
  colour: string | null;
}

/** A colour beside its text; not announced. */
export function Swatch({ colour }: SwatchProps) {
  return (
    <span
      aria-hidden
      className={`${css.swatch} ${colour === null ? css.noColour : ''}`}
      style={colour === null ? undefined : { background: colour }}
    />
  );
}
