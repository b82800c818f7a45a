import { expect, it } from 'vitest';
import { refuseUnknownOptions } from './options.ts';

it('accepts no argument, and those that the server knows', () => {
  for (const args of [[], ['--help'], ['-h'], ['help'], ['--version']])
    expect(() => refuseUnknownOptions(args)).not.toThrow();
});

it('names an argument that it does not know, and what there is', () => {
  expect(() => refuseUnknownOptions(['--bogus'])).toThrow(
    '--bogus is no option. There are --help and --version; settings are environment variables.',
  );
  expect(() => refuseUnknownOptions(['4001'])).toThrow('4001 is no option.');
});

it('names the setting that is probably meant', () => {
  const sentence = (name: string, setting: string) =>
    `${name} is no option. Settings are environment variables: did you mean ${setting}?`;
  expect(() => refuseUnknownOptions(['--port=4001'])).toThrow(sentence('--port', 'PORT'));
  expect(() => refuseUnknownOptions(['--data-dir', '/srv'])).toThrow(
    sentence('--data-dir', 'DATA_DIR'),
  );
});
