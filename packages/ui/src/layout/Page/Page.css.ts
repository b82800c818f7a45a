import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayout } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const wide = `screen and (min-width: ${breakpoints.phone}px)`;

export const page = recipe({
  base: inLayout({
    // In a flex column it would otherwise shrink to its content.
    width: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.s16,
    paddingBlock: `${vars.space.s24} ${vars.space.s48}`,
    '@media': {
      [wide]: {
        paddingInline: vars.space.s32,
        paddingBlock: `${vars.space.s40} ${vars.space.s64}`,
      },
    },
  }),
  variants: {
    width: {
      content: inLayout({ maxWidth: `calc(${vars.size.content} + 2 * ${vars.space.s32})` }),
      form: inLayout({ maxWidth: `calc(584px + 2 * ${vars.space.s32})` }),
      full: inLayout({ maxWidth: 'none' }),
      editor: inLayout({ marginInline: 0, maxWidth: `calc(1440px + 2 * ${vars.space.s32})` }),
    },
  },
});
