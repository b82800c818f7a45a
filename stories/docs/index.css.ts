/** The index page: small pictures in a grid, each above the name of its component. */
import { vars } from '@hangtag/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space.s20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({ display: 'flex' });
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: space.s8,
  width: '100%',
  font: text.label,
  color: color.ink,
});
export const picture = style({
  width: '100%',
  height: 120,
  objectFit: 'contain',
  background: color.paper,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});
