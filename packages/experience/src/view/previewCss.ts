/** The style of the mark above a preview: the tool's own colours, because it is no part of the brand's page. */
import { dark } from '@hangtag/ui/theme/dark';

/** Names that no short name of the page's stylesheet can be. */
export const markNames = { shell: 'preview-shell', mark: 'preview-mark' } as const;

/** Dark in every theme, as the glass around the page: a light strip would glare in a dark app. */
const { surface, ink, inkSecond, lineStrong } = dark.color;
const { shell, mark } = markNames;

/** Inlined on previews alone; anchors stop below the mark, which stays in sight. */
export const previewCss = [
  `.${shell}{margin:0}`,
  `.${shell} [id]{scroll-margin-top:4rem}`,
  `.${mark}{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;justify-content:space-between;`,
  `gap:0 1rem;padding:.375rem 1rem;background:${surface};color:${inkSecond};`,
  `border-bottom:1px solid ${lineStrong};font:.8125rem/1.25rem 'Inter Variable',Inter,system-ui,sans-serif}`,
  `.${mark} strong{font-weight:600;color:${ink}}`,
  // A page fills the window; with the mark's one line above it, what is left of the window.
  `.${mark}.${mark}+*{min-height:calc(100vh - 2rem - 1px)}`,
  `@media print{.${mark}{position:static}}`,
].join('');
