/** The windows a page is looked at in, in CSS pixels. */
export const devices = ['phone', 'tablet', 'desktop'] as const;

/** Whose window the preview has. */
export type Device = (typeof devices)[number];

/** A length and another across it, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Window and name of each; a desktop's is the part of a screen that a browser leaves to pages. */
export const deviceFacts: Readonly<Record<Device, Size & { readonly label: string }>> = {
  phone: { label: 'Phone', width: 390, height: 844 },
  tablet: { label: 'Tablet', width: 820, height: 1180 },
  desktop: { label: 'Desktop', width: 1280, height: 800 },
};

/** How a device's window is drawn in a place: never enlarged, as wide as the place allows, and no higher than it. */
export interface Fit extends Size {
  /** From the window's pixels to those it is drawn with. */
  readonly scale: number;
}

/** Fits a device into a place; the window is shortened before it is made small. @param edge Pixels of rim on a side. */
export function fitDevice(device: Device, place: Size, edge: number): Fit {
  const { width, height } = deviceFacts[device];
  const scale = Math.min(1, Math.max(0, place.width - 2 * edge) / width);
  const room = scale > 0 ? Math.max(0, place.height - 2 * edge) / scale : 0;
  return { scale, width, height: Math.round(Math.min(height, room)) };
}
