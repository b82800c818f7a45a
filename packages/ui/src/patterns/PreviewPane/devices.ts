/** The window sizes of the preview, in CSS pixels. */
export const devices = ['phone', 'tablet', 'desktop'] as const;

/** A device of the preview. */
export type Device = (typeof devices)[number];

/** Width and height, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Window size and name of each device; a desktop's is the part of a screen that a browser leaves to pages. */
export const deviceFacts: Readonly<Record<Device, Size & { readonly label: string }>> = {
  phone: { label: 'Phone', width: 390, height: 844 },
  tablet: { label: 'Tablet', width: 820, height: 1180 },
  desktop: { label: 'Desktop', width: 1280, height: 800 },
};

/** A device's window scaled into a box: never enlarged, as wide as the box allows, and no higher. */
export interface Fit extends Size {
  /** Drawn pixels per window pixel. */
  readonly scale: number;
}

/** Fits a device into a box; shortens the window before it scales it down. @param edge Rim on each side, in pixels. */
export function fitDevice(device: Device, place: Size, edge: number): Fit {
  const { width, height } = deviceFacts[device];
  const scale = Math.min(1, Math.max(0, place.width - 2 * edge) / width);
  const room = scale > 0 ? Math.max(0, place.height - 2 * edge) / scale : 0;
  return { scale, width, height: Math.round(Math.min(height, room)) };
}
