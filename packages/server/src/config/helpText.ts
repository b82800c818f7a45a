import { type Setting, settings } from './settings.ts';

/** The answer to `--help`. */
export function helpText(): string {
  const rows = settings.map(({ name, standard, meaning }: Setting) => {
    const value = standard === null ? '' : ` (default ${standard})`;
    return `  ${name.padEnd(28)}${meaning}${value}`;
  });
  const secrets = settings.filter((setting: Setting) => setting.isSecret).map(({ name }) => name);
  return [
    'Usage: npm start',
    '',
    'Environment:',
    ...rows,
    '',
    'A secret may stand in a file whose path is in NAME_FILE:',
    `  ${secrets.join(', ')}`,
    '',
  ].join('\n');
}
