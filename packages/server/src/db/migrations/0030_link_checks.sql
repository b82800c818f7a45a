ALTER TABLE "ctas" ADD COLUMN "link_state" text;--> statement-breakpoint
ALTER TABLE "ctas" ADD COLUMN "link_status" integer;--> statement-breakpoint
ALTER TABLE "ctas" ADD COLUMN "link_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ctas" ADD COLUMN "link_broken_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ctas" ADD COLUMN "link_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ctas" ADD COLUMN "link_next_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ctas_link_next" ON "ctas" USING btree ("link_next_at") WHERE "ctas"."deleted_at" is null;