/** The stacking order, as `z-index`. React Aria puts popovers and tooltips above all of these. */
export const zIndex = {
  /** The navigation bar above a scrolled page. */
  bar: 10,
  modal: 100,
  toast: 200,
  /** The TEST MODE banner stays above the scrim. */
  banner: 300,
} as const;

/** Variable of the height that the TEST MODE banner takes above everything; unset without one. */
export const bannerHeight = '--hangtag-banner-height';
/** How far what stands at the window's top stays below the banner. */
export const belowBanner = `var(${bannerHeight}, 0px)`;
