/** Emails about figures. */
/**
 * `dead`: codes that lead nowhere, at once. `links`: broken addresses of buttons on live pages, at once where many press
 * them. `codes`: printed codes that the weekly check found leading nowhere. `silence`: a product that was scanned daily is not any more. `spike`: far more scans than on the same weekday.
 * `serials`: codes of single items that are opened day after day.
 */
export const alertKinds = ['dead', 'codes', 'links', 'silence', 'spike', 'serials'] as const;
export type AlertKind = (typeof alertKinds)[number];
