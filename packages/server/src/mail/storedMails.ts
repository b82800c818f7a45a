/** Mail stored in the database instead of sent; `/dev/mail` shows it. */
import { desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema/platform.ts';
import { NOBODY, type Mailer } from './mailer.ts';

export type StoredMail = typeof mails.$inferSelect;

/** A mailer that stores. */
export function storingMailer(db: Database): Mailer {
  return {
    async send({ to, subject, text, html }, within = db) {
      await within.insert(mails).values({ recipient: to, subject, text, html });
    },
  };
}

/** The newest hundred, newest first. */
export async function listMails(db: Database): Promise<readonly StoredMail[]> {
  return db
    .select()
    .from(mails)
    .where(ne(mails.recipient, NOBODY))
    .orderBy(desc(mails.id))
    .limit(100);
}

export async function findMail(db: Database, id: number): Promise<StoredMail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}
