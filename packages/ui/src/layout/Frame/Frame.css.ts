import { globalStyle, style } from '@vanilla-extract/css';
import { inLayout } from '../../theme/inLayer.ts';
import { layout } from '../../theme/layers.css.ts';

const column = { display: 'flex', flexDirection: 'column' } as const;
const rest = { ...column, flex: 'auto', minWidth: 0 } as const;

export const frame = style(inLayout({ ...column, minHeight: '100dvh' }));

/** The rest of the window. */
export const content = style(inLayout(rest));

// A loading screen passes on the height that the screen will have.
globalStyle(`${content} > [aria-busy]`, { '@layer': { [layout]: rest } });
