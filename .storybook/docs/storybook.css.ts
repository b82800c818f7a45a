/** The visible parts of Storybook's own blocks and prose. */
import { vars } from '@hangtag/ui/theme/contract.css';
import { globalStyle } from '@vanilla-extract/css';

const { color, text } = vars;

const own = '#storybook-docs .sbdocs-content';
globalStyle(`${own} .sbdocs-preview`, { margin: 0, boxShadow: 'none', borderColor: color.line });
globalStyle(`${own} .docs-story`, { overflowX: 'auto' });

// MDX prose is directly below the content; our own pages have their own type.
globalStyle(`${own} > h1`, { font: text.display, letterSpacing: '-0.018em' });
globalStyle(`${own} > h2`, {
  font: text.sectionTitle,
  letterSpacing: '-0.008em',
  borderBlockEndColor: color.lineStrong,
});
globalStyle(`${own} > h3`, { font: text.heading, fontWeight: 600 });
globalStyle(`${own} > :is(p, ul, ol)`, { maxWidth: '66ch', font: text.bodyLarge });
