ALTER TABLE "invites" ADD COLUMN "copied_hash" text;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "code_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_copied_hash_unique" UNIQUE("copied_hash");