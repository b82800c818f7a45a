import { style } from '@vanilla-extract/css';
import { inLayout } from '../../theme/inLayer.ts';
import { outdent as by } from '../../theme/outdent.ts';

/** The padding and the border of a quiet button of medium height. */
export const outdent = style(inLayout({ marginInlineStart: by(14) }));
