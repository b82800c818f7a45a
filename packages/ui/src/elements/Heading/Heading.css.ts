import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';
import { typography } from '../../theme/typography.css.ts';

/** The largest titles are smaller on phones: 28/36. */
const onPhones = inElements({
  '@media': {
    [`screen and (max-width: ${breakpoints.phone - 1}px)`]: {
      fontSize: '1.75rem',
      lineHeight: '2.25rem',
    },
  },
});

export const heading = recipe({
  base: inElements({
    color: vars.color.ink,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    selectors: { '&:focus': { outline: 'none' } },
  }),
  variants: {
    kind: {
      display: [typography.display, onPhones],
      displayInRow: [
        typography.display,
        inElements({ fontSize: '2.25rem', lineHeight: '2.75rem' }),
        onPhones,
      ],
      pageTitle: [typography.pageTitle, onPhones],
      editorTitle: [typography.pageTitle, inElements({ fontSize: '1.625rem', lineHeight: '2rem' })],
      sectionTitle: [typography.sectionTitle],
      heading: [typography.heading],
      label: [typography.label],
    },
  },
});
