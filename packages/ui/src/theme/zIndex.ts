/** What lies above what, as `z-index`. React Aria puts popovers and tooltips above all of these itself. */
export const zIndex = {
  /** The navigation bar over a scrolled page. */
  bar: 10,
  modal: 100,
  toast: 200,
  /** The TEST MODE banner stays above the scrim. */
  banner: 300,
} as const;
