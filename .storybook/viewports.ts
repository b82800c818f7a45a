/** Window sizes by name: in the toolbar, in modes and in tests. */
export const viewports = {
  /** The narrowest width that WCAG requires: 1280 pixels at 400 per cent. */
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1100 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1440, height: 900 },
} as const;

/** A name of one of the viewports. */
export type ViewportName = keyof typeof viewports;

const titleOf = (name: string) => name[0]?.toUpperCase() + name.slice(1);

/** The viewports as Storybook's toolbar takes them: "Phone 390". */
export const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([name, { width, height }]) => [
    name,
    { name: `${titleOf(name)} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
