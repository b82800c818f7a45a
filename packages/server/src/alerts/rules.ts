/** When figures are worth an email. */

/** Scans in a day that led nowhere: of a code that was handed out for print or led somewhere before, and of any other. */
export const DEAD_KNOWN = 5;
export const DEAD_OTHER = 20;

/** Clicks in a day beyond which a broken button cannot wait until tomorrow. */
export const BUSY_CLICKS = 50;

/** Full days that a day is compared with. */
export const DAYS_BEFORE = 28;

const SILENT_DAYS = 2;
const SILENT_LEAST = 20;
const SPIKE_LEAST = 100;
const SPIKE_MADS = 6;

/** The number in the middle; of an even count the mean of both. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** Two days without a scan after four weeks with twenty a day. @param days Scans of full days, oldest first. */
export function isSilent(days: readonly number[]): boolean {
  const last = days.slice(-SILENT_DAYS);
  const before = days.slice(-SILENT_DAYS - DAYS_BEFORE, -SILENT_DAYS);
  const isQuiet = last.length === SILENT_DAYS && last.every((scans) => scans === 0);
  return isQuiet && before.length === DAYS_BEFORE && median(before) >= SILENT_LEAST;
}

/**
 * Far more than the last four same weekdays: their median and six times their usual distance from it.
 * @param days Scans of full days, oldest first; the last is judged.
 */
export function isSpike(days: readonly number[]): boolean {
  const scans = days.at(-1) ?? 0;
  const weekdays = [7, 14, 21, 28].flatMap((ago) => days.at(-1 - ago) ?? []);
  if (scans < SPIKE_LEAST || weekdays.length < 4) return false;
  const usual = median(weekdays);
  const distance = median(weekdays.map((each) => Math.abs(each - usual)));
  return scans > usual + SPIKE_MADS * distance;
}
