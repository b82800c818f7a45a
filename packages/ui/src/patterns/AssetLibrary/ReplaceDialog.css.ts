import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { onAnyPicture } from './FocalPoint.css.ts';

const { color, space } = vars;

export const pair = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
    gap: space.s24,
    paddingBlockEnd: space.s24,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const side = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: space.s16,
    alignItems: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&[data-wide]': { gridTemplateColumns: '200px minmax(0, 1fr)' } },
  }),
);

export const thumb = style(
  inPatterns({
    position: 'relative',
    display: 'block',
    minHeight: 64,
    borderRadius: vars.radius.control,
    background: color.tint,
    overflow: 'hidden',
  }),
);

export const whole = style(inPatterns({ display: 'block', width: '100%', height: 'auto' }));

export const point = style(
  inPatterns({
    position: 'absolute',
    width: 14,
    height: 14,
    borderRadius: vars.radius.round,
    border: `2px solid ${color.surface}`,
    boxShadow: `${onAnyPicture}, inset ${onAnyPicture}`,
    transform: 'translate(-50%, -50%)',
  }),
);

export const pages = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: space.s24,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const frames = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space.s12,
    alignItems: 'start',
  }),
);

export const frame = style(
  inPatterns({
    display: 'grid',
    gap: space.s8,
    margin: 0,
    font: vars.text.caption,
    color: color.inkSecond,
  }),
);
