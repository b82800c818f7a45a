import { createVar } from '@vanilla-extract/css';

/** The longest line of a message; a bar at full width lifts the limit. @default 66ch */
export const measure = createVar();
