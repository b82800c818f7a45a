/** The specification's messages, read from the contract. */
import * as messages from '@hangtag/contract/rules/messages';

/** A message by its path in the contract. */
export interface MessageText {
  readonly name: string;
  readonly text: string;
}

/** Examples for the variable parts of messages; all others are about the company. */
const examples: Readonly<Record<string, unknown>> = {
  url: 'https://merrow.example',
  added: 3,
  sent: 'ines@merrow.example',
  resent: 'ines@merrow.example',
  subscribed: 'Business',
};

function textsOf(name: string, value: unknown): readonly MessageText[] {
  if (typeof value === 'string') return [{ name, text: value }];
  const own = name.split('.').at(-1) ?? name;
  if (typeof value === 'function')
    return [
      { name, text: String((value as (about: unknown) => unknown)(examples[own] ?? 'Merrow')) },
    ];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(`${name}.${key}`, inner));
}

/** Every message, by group. */
export const messageTexts: readonly (readonly [string, readonly MessageText[]])[] = Object.entries(
  messages,
)
  .map(([group, value]) => [group, textsOf(group, value)] as const)
  .toSorted(([one], [other]) => one.localeCompare(other));
