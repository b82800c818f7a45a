/** Environment variables that look like a setting with a slip in its name. */
import { distance } from 'fastest-levenshtein';
import { secretNames } from './secretFiles.ts';
import { settings } from './settings.ts';

/** Letters that may differ. */
const MAX_SLIPS = 2;

/** Shorter names, such as PORT, are near too many words: only a letter too many or too few counts. */
const MIN_LENGTH = 6;

const names: readonly string[] = [
  ...settings.map(({ name }) => name),
  ...secretNames.map((name) => `${name}_FILE`),
];

/** One sentence for each variable that is probably meant to be a setting which is not set. */
export function misspelledSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const missing = names.filter((name) => !env[name]);
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name)) return [];
    const setting = nearestSetting(name, missing);
    return setting ? [`${name} is no setting and is ignored. Did you mean ${setting}?`] : [];
  });
}

/** The setting of which the name is a slip, or that it names in another case; null when none is near. */
export function nearestSetting(name: string, among: readonly string[] = names): string | null {
  const given = singular(name.toUpperCase());
  const [nearest] = among
    .map((setting) => ({ setting, slips: slipsBetween(given, singular(setting)) }))
    .toSorted((a, b) => a.slips - b.slips);
  return nearest && nearest.slips <= MAX_SLIPS ? nearest.setting : null;
}

/** TRUST_PROXY, as other servers call it, is nearer to TRUSTED_PROXIES in the singular. */
const singular = (name: string): string => name.replace(/IES$/, 'Y').replace(/S$/, '');

function slipsBetween(given: string, meant: string): number {
  const slips = distance(given, meant);
  const isOtherWord = slips > 1 || (slips === 1 && given.length === meant.length);
  return meant.length < MIN_LENGTH && isOtherWord ? Number.POSITIVE_INFINITY : slips;
}
