/** Environment variables that look like a setting with a slip in its name. */
import { distance } from 'fastest-levenshtein';
import { secretNames } from './secretFiles.ts';
import { settings } from './settings.ts';

/** Letters that may differ. */
const MAX_SLIPS = 2;

/** Shorter names, such as PORT, are near too many others. */
const MIN_LENGTH = 6;

const names: readonly string[] = [
  ...settings.map(({ name }) => name),
  ...secretNames.map((name) => `${name}_FILE`),
];

/** One sentence for each variable that is probably meant to be a setting which is not set. */
export function misspelledSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const isKnown = (name: string) => names.includes(name);
  const missing = names.filter((name) => name.length >= MIN_LENGTH && !env[name]);
  return Object.keys(env).flatMap((name) => {
    if (isKnown(name)) return [];
    const [nearest] = missing
      .map((setting) => ({ setting, slips: distance(name.toUpperCase(), setting) }))
      .toSorted((a, b) => a.slips - b.slips);
    if (!nearest || nearest.slips > MAX_SLIPS) return [];
    return [`${name} is no setting and is ignored. Did you mean ${nearest.setting}?`];
  });
}
