/** The arguments of the server's program. */
import { ConfigError } from './config.ts';
import { nearestSetting } from './misspelled.ts';

/** The arguments that ask for the help. */
export const helpOptions: readonly string[] = ['--help', '-h', 'help'];

/** The argument that asks for the release. */
export const versionOption = '--version';

/** @throws ConfigError naming the first argument that the server does not know. */
export function refuseUnknownOptions(args: readonly string[]): void {
  const unknown = args.find((each) => each !== versionOption && !helpOptions.includes(each));
  if (unknown === undefined) return;
  const [option = ''] = unknown.split('=');
  const setting = nearestSetting(option.replace(/^-+/, '').replaceAll('-', '_'));
  throw new ConfigError([
    setting
      ? `${option} is no option. Settings are environment variables: did you mean ${setting}?`
      : `${option} is no option. There are --help and --version; settings are environment variables.`,
  ]);
}
