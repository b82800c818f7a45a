import { loadAppKey } from '@hangtag/server/config/appKey';
import { readConfig } from '@hangtag/server/config/config';
import { openDatabase } from '@hangtag/server/db/open';
import { createLog } from '@hangtag/server/support/log';
import { passwordResetEmail } from '@hangtag/server/mail/passwordEmails';
import { createFirstAdmin } from '@hangtag/server/start/firstAdmin';
import { openMail } from '@hangtag/server/start/mail';
import { OperatorProblem } from '@hangtag/server/config/operatorProblem';
import { command } from '../data/command.ts';

const USAGE = 'Usage: npm run admin:create -- <email> "<name>" [--mail]';

async function create(): Promise<void> {
  const words = process.argv.slice(2);
  const isMailed = words.includes('--mail');
  const [email = '', name = '', ...others] = words.filter((word) => word !== '--mail');
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) || !name.trim() || others.length > 0) {
    throw new OperatorProblem(USAGE);
  }
  const config = readConfig(process.env, loadAppKey);
  if (isMailed && !config.smtp) throw new OperatorProblem('SMTP_URL is not set: leave out --mail.');
  const database = await openDatabase(config);
  try {
    const admin = { email, name: name.trim() };
    const { link, isNew } = await createFirstAdmin(database.db, config, admin, new Date());
    console.log(isNew ? `${email} is a superadmin now.` : `${email} is a superadmin already.`);
    if (isMailed) {
      const { mailer, sender } = await openMail(config, database.db, createLog());
      await mailer.send(passwordResetEmail(email, link));
      sender?.close();
      console.log('The email with the link to set a password is sent by the running server.');
    } else {
      console.log(`Set a password within 60 minutes; the link works once:\n\n  ${link}\n`);
    }
  } finally {
    await database.close();
  }
}

await command(create);
