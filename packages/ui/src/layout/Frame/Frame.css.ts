import { globalStyle, style } from '@vanilla-extract/css';
import { inLayout } from '../../theme/inLayer.ts';
import { layout } from '../../theme/layers.css.ts';

const column = { display: 'flex', flexDirection: 'column' } as const;
const rest = { ...column, flex: 'auto', minWidth: 0 } as const;

export const frame = style(inLayout({ ...column, minHeight: '100dvh' }));

/** What is left of the window. */
export const content = style(inLayout(rest));

// What keeps a screen's place while it loads hands on the room that the screen will have.
globalStyle(`${content} > [aria-busy]`, { '@layer': { [layout]: rest } });
