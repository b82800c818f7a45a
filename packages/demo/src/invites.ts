/** The demo's invitations, so that `/dev/mail` holds links that can be opened. */
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '@hangtag/server/db/database';
import { users } from '@hangtag/server/db/schema/users';
import type { Services } from '@hangtag/server/http/vars';
import { createInvite } from '@hangtag/server/registration/invites';

interface Tools extends Pick<Services, 'config' | 'mailer' | 'now'> {
  readonly db: Queryable;
}

/** Invites every pending user, each by an Admin of their company. */
export async function writeInvites(tools: Tools): Promise<void> {
  const pending = await tools.db.select().from(users).where(eq(users.status, 'Pending'));
  for (const { id, companyId } of pending) {
    const [admin] = await tools.db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(
        and(eq(users.companyId, companyId), eq(users.role, 'Admin'), eq(users.status, 'Active')),
      )
      .orderBy(asc(users.id))
      .limit(1);
    await createInvite(tools, id, admin ?? null);
  }
}
