import { expect, it } from 'vitest';
import { activityWords } from './activityWords.ts';

it.each([
  ['product.published', 'Low Tide Mug', 'published Low Tide Mug'],
  ['product.unpublished', 'Low Tide Mug', 'took down Low Tide Mug'],
  ['user.two-step-on', 'Ines Calder', 'turned two-step sign-in on'],
  ['thing.half-done', 'Low Tide Mug', ': Thing half done, Low Tide Mug'],
  ['billing.details-changed', 'Invoice details', 'changed the invoice details'],
  ['card.added', 'Card', 'added a card'],
  ['card.default', 'Card', 'chose another card to pay with'],
  ['card.removed', 'Card', 'removed a card'],
  ['company.badges-changed', 'Associations', 'changed the badges'],
  ['company.tagged', 'Tags', 'changed the tags'],
  ['payment.made', 'Payment', 'paid what was open'],
  ['plan.cancelled', 'Plan', 'cancelled the plan'],
  ['plan.changed', 'Basic', 'changed the plan to Basic'],
  ['plan.products', '2 additional products', 'changed the number of additional products to 2'],
  ['plan.products', 'Fewer additional products', 'changed the number of additional products'],
  ['plan.resumed', 'Plan', 'resumed the plan'],
  ['plan.subscribed', 'Pro', 'subscribed to Pro'],
  ['tags.ordered', 'Order', 'changed the order of tags'],
])('%s of %s reads "%s"', (action, subjectName, sentence) => {
  const { verb, object } = activityWords({ action, subjectName });
  expect(object === null ? verb : `${verb} ${object}`).toBe(sentence);
});
