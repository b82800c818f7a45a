/** Secrets that stand in files, as container platforms mount them: `NAME_FILE` is the path of the value of `NAME`. */
import { readFileSync } from 'node:fs';
import { type Environment, type Setting, settings } from './settings.ts';

/** The names of settings that may be given by a file. */
export const secretNames = settings.flatMap((setting: Setting) =>
  setting.isSecret ? [setting.name] : [],
);

/** The environment with the secrets of its files filled in. Calls `say` with a sentence for each file that gives none. */
export function withSecretFiles(
  env: Readonly<Record<string, string | undefined>>,
  say: (sentence: string) => void,
): Environment {
  const found: Record<string, string | undefined> = { ...env };
  for (const name of secretNames) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) say(`${name} and ${name}_FILE are both set; keep one of them.`);
    else found[name] = secretIn(path, `${name}_FILE`, say);
  }
  return found;
}

function secretIn(path: string, name: string, say: (sentence: string) => void): string {
  let secret = '';
  try {
    // Editors and `echo` end a file with a line break, which is not part of the secret.
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    say(`${name} names ${path}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    return '';
  }
  if (secret === '') say(`${name} names ${path}, which is empty.`);
  return secret;
}
