import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import type { Device } from './devices.ts';

const { color, space } = vars;

export const pane = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    gap: space.s16,
    boxSizing: 'border-box',
    height: '100%',
    minHeight: 420,
    padding: space.s16,
  }),
);

export const row = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s8,
  }),
);

/** The space between the two rows; the device is as large as it allows. */
export const stage = style(
  inPatterns({
    flex: 1,
    minHeight: 0,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
    overflow: 'hidden',
  }),
);

/** The page's title and first text, below its picture. */
export const skeletons = style(inPatterns({ display: 'grid', gap: space.s16, padding: space.s20 }));

/** The rim on each side of a device's window, in pixels. */
export const rims: Readonly<Record<Device, number>> = { phone: 9, tablet: 9, desktop: 1 };

const device = inPatterns({ flex: 'none', overflow: 'hidden', background: color.surface });

/** Dark glass in every theme: the tooltip's background where that is dark, a strong line elsewhere. */
const rim = `light-dark(${color.inverse}, ${color.lineStrong})`;

/** The rim of a device; a desktop has only a window border. */
export const devices = styleVariants({
  phone: [device, inPatterns({ border: `9px solid ${rim}`, borderRadius: 36 })],
  tablet: [device, inPatterns({ border: `9px solid ${rim}`, borderRadius: 22 })],
  desktop: [
    device,
    inPatterns({ border: `1px solid ${color.lineStrong}`, borderRadius: vars.radius.control }),
  ],
}) satisfies Record<Device, string>;
