import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse } from '../../theme/states.ts';

export const box = style(inElements({ borderRadius: vars.radius.mark }));

/** A mark on a picture has a ground of its own, so that it is readable on any. */
export const onPicture = style(
  inElements({
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    // The mark has a margin above it, which aligns it with words.
    paddingBlockEnd: 2,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '@media': { [coarse]: { width: 44, height: 44 } },
  }),
);

/** A mark without words is a target of its own. */
export const bare = style(
  inElements({
    minWidth: 24,
    justifyContent: 'center',
    '@media': { [coarse]: { minWidth: 44 } },
  }),
);
