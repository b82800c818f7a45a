/** `npm run stripe:setup`: finds or creates products and prices at Stripe, and stores their ids. */
import { loadAppKey } from '@hangtag/server/config/appKey';
import { createPayments } from '@hangtag/server/billing/stripe/payments';
import { setUpCatalogue } from '@hangtag/server/billing/catalogue/setUp';
import { readConfig } from '@hangtag/server/config/config';
import { openDatabase } from '@hangtag/server/db/open';
import { DataProblem } from '../data/archive.ts';
import { command } from '../data/command.ts';

await command(async () => {
  const config = readConfig(process.env, loadAppKey);
  if (!config.stripe) {
    throw new DataProblem(
      'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET first. The emulator of the demo needs no setup.',
    );
  }
  const database = await openDatabase(config);
  const { db } = database;
  try {
    const payments = await createPayments({ config, db, now: () => new Date() });
    console.log(`Looking at Stripe (${config.stripe.mode} mode)…`);
    const prices = await setUpCatalogue({ db, payments });
    for (const { lookupKey, priceId, cents } of prices) {
      console.log(
        `  ${lookupKey.padEnd(36)}${(cents / 100).toFixed(2).padStart(9)} USD  ${priceId}`,
      );
    }
    console.log('Products and prices are in place, and their ids are in the database.');
  } finally {
    await database.close();
  }
});
