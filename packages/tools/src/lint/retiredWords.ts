/** The words that names no longer use, as data; docs/architecture.md has the words in use. */

/**
 * A retired word with what to say instead. A key is one word of a camelCase or kebab-case name, or several in a row:
 * `stand in` meets `standIn` and `stripe-stand-in.ts`, and `deed` does not meet `indeed`.
 */
export const retiredWords: Readonly<Record<string, string>> = {
  bones: 'skeleton',
  'by each hand': 'forEachPointerType',
  deed: 'action',
  deeds: 'actions',
  desk: 'fixture or context',
  door: 'entryPoint',
  doors: 'entryPoints',
  'each hand': 'PointerTypes',
  explained: 'WithTooltip',
  'found said': 'resultAnnouncement',
  furnish: 'createFullFixture',
  furnished: 'fullFixture',
  heard: 'announced or captured',
  'hopeless job': 'NonRetryableError',
  house: 'codebase or source',
  'kept content': 'draftRecovery',
  'kept draft': 'draftRecovery',
  'kept drafts': 'draftRecovery',
  'letter html': 'emailHtml',
  'letter limit': 'emailLimit',
  'letter sent': 'emailSent',
  'meet theirs': 'resolveConflict',
  mine: 'localVersion',
  'new payer': 'newBillingAdmin',
  outdent: 'Bleed',
  'pass gate': 'assertAllowed',
  'passing news': 'notifications',
  rehearsal: 'preview',
  rehearse: 'preview',
  rehearsed: 'previewed',
  rooms: 'packages, modules or folders',
  spoken: 'announced or accessibleText',
  'stand in': 'stub',
  'still here': 'isMounted or isCurrent',
  teller: 'source',
  theirs: 'serverVersion',
  told: 'announced, sent or reported',
  'use found': 'useResultAnnouncement',
  'use question': 'useConfirm',
  'use steady': 'useEffectEvent',
  wish: 'command',
  wished: 'CommandResult',
  wishes: 'commands',
};

/** Retired words that are still in use. The list only gets shorter. */
export const stillInUse: readonly string[] = [
  'door',
  'each hand',
  'found said',
  'heard',
  'mine',
  'spoken',
  'told',
];
