/** Texts of actions. The wire names an action by object and verb, `user.suspended`. */

const known: Readonly<Record<string, string>> = {
  'associations.ordered': 'Order of associations changed',
  'billing.details-changed': 'Invoice details changed',
  'card.default': 'Default card changed',
  'company.badges-changed': 'Badges changed',
  'company.changed': 'Company details changed',
  'company.content-changed': 'Company content changed',
  'company.content-published': 'Company content published',
  'company.content-unpublished': 'Company content unpublished',
  'company.file-replaced': 'File replaced in the company content',
  'company.created': 'Company created',
  'company.registered': 'Company registered',
  'company.sections-changed': 'Sections of the company changed',
  'company.tagged': 'Tags of the company changed',
  'company.view-ended': 'View as company ended',
  'company.view-started': 'View as company started',
  'host.added': 'Domain added',
  'host.proved': 'Domain proven',
  'host.removed': 'Domain removed',
  'host.unused': 'Domain no longer in new codes',
  'host.used': 'Domain in new codes',
  'job.retried': 'Work that was given up started again',
  'payment.made': 'What was open paid',
  'plan.products': 'Number of products changed',
  'product.bought': 'Codes of a bought product led to the page',
  'product.created-many': 'Products created',
  'product.e-label': 'Page made an e-label',
  'product.ordinary-page': 'Page made an ordinary one',
  'product.file-replaced': 'File replaced on the page',
  'product.sale-undone': 'Sale to another company undone',
  'product.sold': 'Sold to another company',
  'sections.ordered': 'Order of sections changed',
  'tags.ordered': 'Order of tags changed',
  'token.created': 'API token made',
  'token.revoked': 'API token revoked',
  'user.changed': 'User changed',
  'user.created': 'User created',
  'user.invite-accepted': 'Invitation accepted',
  'user.invite-revoked': 'Invitation revoked',
  'user.invited': 'User invited',
  'user.password-link-made': 'Password link made',
  'user.password-set': 'Password set',
  'user.recovery-code-used': 'Recovery code used',
  'user.recovery-codes-made': 'Recovery codes made',
  'user.session-ended': 'Signed out on a device',
  'user.signed-out-elsewhere': 'Signed out on every other device',
  'user.two-step-off': 'Two-step sign-in turned off',
  'user.two-step-on': 'Two-step sign-in turned on',
  'user.two-step-removed': 'Two-step sign-in removed',
};

/** Actions that say what they are about: "Card added". */
const whole: ReadonlySet<string> = new Set([
  'associations.ordered',
  'billing.details-changed',
  'card.added',
  'card.default',
  'card.removed',
  'company.badges-changed',
  'company.tagged',
  'payment.made',
  'plan.cancelled',
  'plan.resumed',
  'sections.ordered',
  'tags.ordered',
]);

const kinds: Readonly<Record<string, string>> = {
  association: 'Associations',
  billing: 'Billing',
  card: 'Cards',
  company: 'Company',
  file: 'Files',
  job: 'Jobs',
  host: 'Domains',
  payment: 'Payments',
  plan: 'Plan',
  product: 'Products',
  section: 'Sections',
  site: 'Blocked sites',
  tag: 'Tags',
  token: 'API tokens',
  user: 'People',
};

const plain = (word: string) => word.replaceAll('-', ' ');
const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** `Product published`; an action without a text is shown by its wire name. */
export const actionWords = (action: string): string =>
  known[action] ?? capital(plain(action.replace('.', ' ')));

/** What an action is about; null where its words say it. */
export const subjectWords = (
  entry: Readonly<Record<'action' | 'subjectName', string>>,
): string | null => (whole.has(entry.action) ? null : entry.subjectName);

/** The plural of an action's object, for the filter: `Products`. */
export const kindWords = (kind: string): string => kinds[kind] ?? capital(plain(kind));

const kindOf = (action: string) => action.split('.')[0] ?? '';

/**
 * The options of the action filter: all, then each object before its actions where it has several. The current value is
 * always an option, because the address may name one that the log does not hold.
 */
export function actionChoices(actions: readonly string[], chosen = 'all') {
  const isAction = chosen.includes('.');
  const available = isAction && !actions.includes(chosen) ? [...actions, chosen] : actions;
  const byKind = Map.groupBy(available, kindOf);
  if (chosen !== 'all' && !byKind.has(kindOf(chosen))) byKind.set(chosen, []);
  return [
    { id: 'all', label: 'All actions' },
    ...[...byKind].flatMap(([kind, own]) => [
      ...(own.length > 1 || kind === chosen
        ? [{ id: kind, label: `${kindWords(kind)}: all` }]
        : []),
      ...own.map((action) => ({ id: action, label: actionWords(action) })),
    ]),
  ];
}
