import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate --config packages/server/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/server/src/db/schema/*.ts',
  out: './packages/server/src/db/migrations',
});
