import type { Activity } from '@hangtag/contract/wire/dashboard';
import { actionWords, subjectWords } from '@hangtag/ui/patterns/AuditLog';

/** The parts of a sentence around its object: "published the content of", "Merrow Goods". */
export interface ActivityWords {
  readonly verb: string;
  /** Null where the verb says it all. */
  readonly object: string | null;
}

/** Verbs that the name of the action doesn't give. */
const verbs: Readonly<Record<string, string>> = {
  'associations.ordered': 'changed the order of associations',
  'billing.clock-advanced': 'advanced the clock of',
  'billing.details-changed': 'changed the invoice details',
  'card.added': 'added a card',
  'card.default': 'chose another card to pay with',
  'card.removed': 'removed a card',
  'company.badges-changed': 'changed the badges',
  'company.content-changed': 'changed the content of',
  'company.content-published': 'published the content of',
  'company.content-unpublished': 'took down the content of',
  'company.file-replaced': 'replaced a file in the content of',
  'company.report-added': 'added a report of',
  'company.report-changed': 'changed a report of',
  'company.report-removed': 'removed a report of',
  'company.sections-changed': 'changed the sections of',
  'company.tagged': 'changed the tags',
  'company.view-ended': 'stopped viewing',
  'company.view-started': 'started viewing',
  'payment.made': 'paid what was open',
  'plan.cancelled': 'cancelled the plan',
  'plan.changed': 'changed the plan to',
  'plan.resumed': 'resumed the plan',
  'plan.subscribed': 'subscribed to',
  'product.created-many': 'created',
  'product.file-replaced': 'replaced a file on the page of',
  'product.bought': 'led the codes of another company to',
  'product.put-back': 'put back the page of',
  'product.recall-ended': 'ended a recall of',
  'product.serials-exported': 'downloaded serials of',
  'product.serials-exported-again': 'downloaded serials again of',
  'product.serial-void': 'voided a serial of',
  'product.sale-undone': 'undid the sale of',
  'product.sold': 'led to another company the codes of',
  'product.taken-down': 'withheld the page of',
  'product.unpublished': 'took down',
  'sections.ordered': 'changed the order of sections',
  'tags.ordered': 'changed the order of tags',
  'user.invite-revoked': 'revoked the invitation of',
  'user.invited-again': 'invited again',
  'user.password-link-made': 'made a password link for',
  'user.two-step-removed': 'removed the two-step sign-in of',
};

/** Actions that people take on their own account, whose object is themselves. */
const ownVerbs: Readonly<Record<string, string>> = {
  'user.invite-accepted': 'accepted the invitation',
  'user.password-set': 'set a password',
  'user.recovery-code-used': 'used a recovery code',
  'user.recovery-codes-made': 'made recovery codes',
  'user.session-ended': 'signed out on a device',
  'user.signed-out-elsewhere': 'signed out on every other device',
  'user.two-step-off': 'turned two-step sign-in off',
  'user.two-step-on': 'turned two-step sign-in on',
};

/** What was done, as the rest of a sentence that begins with the person. */
export function activityWords(entry: Pick<Activity, 'action' | 'subjectName'>): ActivityWords {
  const { action, subjectName } = entry;
  const own = ownVerbs[action];
  if (own !== undefined) return { verb: own, object: null };
  if (action === 'plan.products') {
    const verb = 'changed the number of additional products';
    // "2 additional products"; an order of fewer has no number before Stripe answers.
    const count = /^\d+/.exec(subjectName)?.[0];
    return count === undefined ? { verb, object: null } : { verb: `${verb} to`, object: count };
  }
  const simple = action.slice(action.indexOf('.') + 1);
  // A verb of several words has no sentence yet: the log's own words follow a colon.
  const verb = verbs[action] ?? (simple.includes('-') ? `: ${actionWords(action)},` : simple);
  return { verb, object: subjectWords(entry) };
}
