/** What a browser says of itself, in words its owner knows. */
import Bowser from 'bowser';

/** Names of a browser and its system; null where it did not say. */
export interface DeviceNames {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Reads a `User-Agent` header. */
export function deviceNames(userAgent: string | null): DeviceNames {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
