CREATE TABLE "links" (
	"company_id" integer NOT NULL,
	"address" text NOT NULL,
	"hash" text GENERATED ALWAYS AS (md5(address)) STORED NOT NULL,
	"state" text,
	"status" integer,
	"checked_at" timestamp with time zone NOT NULL,
	"broken_since" timestamp with time zone,
	"moved_to" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "links_company_id_hash_pk" PRIMARY KEY("company_id","hash")
);
--> statement-breakpoint
ALTER TABLE "uses" DROP CONSTRAINT "uses_once";--> statement-breakpoint
ALTER TABLE "uses" DROP CONSTRAINT "uses_target";--> statement-breakpoint
DROP INDEX "ctas_link_next";--> statement-breakpoint
ALTER TABLE "uses" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "uses" ADD COLUMN "address_hash" text GENERATED ALWAYS AS (md5(address)) STORED;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_broken" ON "links" USING btree ("company_id") WHERE "links"."state" = 'broken';--> statement-breakpoint
INSERT INTO "links" ("company_id", "address", "state", "status", "checked_at", "broken_since", "moved_to", "failures", "next_at")
SELECT DISTINCT ON ("company_id", "target") "company_id", "target", "link_state", "link_status", "link_checked_at", "link_broken_since", "link_moved_to", "link_failures", coalesce("link_next_at", "link_checked_at")
FROM "ctas" WHERE "link_checked_at" is not null AND "deleted_at" is null
ORDER BY "company_id", "target", "link_checked_at" DESC;--> statement-breakpoint
ALTER TABLE "ctas" DROP COLUMN "link_state";--> statement-breakpoint
ALTER TABLE "ctas" DROP COLUMN "link_status";--> statement-breakpoint
ALTER TABLE "ctas" DROP COLUMN "link_checked_at";--> statement-breakpoint
ALTER TABLE "ctas" DROP COLUMN "link_broken_since";--> statement-breakpoint
ALTER TABLE "ctas" DROP COLUMN "link_moved_to";--> statement-breakpoint
ALTER TABLE "ctas" DROP COLUMN "link_failures";--> statement-breakpoint
ALTER TABLE "ctas" DROP COLUMN "link_next_at";--> statement-breakpoint
ALTER TABLE "uses" ADD CONSTRAINT "uses_once" UNIQUE NULLS NOT DISTINCT("files_id","cta_id","address_hash","product_id","company_id","place");--> statement-breakpoint
ALTER TABLE "uses" ADD CONSTRAINT "uses_target" CHECK (num_nonnulls("uses"."files_id", "uses"."cta_id", "uses"."address") = 1);