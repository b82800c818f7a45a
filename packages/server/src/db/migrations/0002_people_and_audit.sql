-- As `fold` of db/fold.ts: lower case, without accents, one space between words. Immutable, so a column can be made of it.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	trim(regexp_replace(regexp_replace(normalize(lower(given), NFD), U&'[\0300-\036F]', '', 'g'), '\s+', ' ', 'g'));
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"company_id" integer NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_company_id_position_pk" PRIMARY KEY("company_id","position")
);
--> statement-breakpoint
DROP INDEX "users_company";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(name, email)) || chr(10) || fold_text(email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD CONSTRAINT "audit_heads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("company_id","action","at");--> statement-breakpoint
CREATE INDEX "users_company_name" ON "users" USING btree ("company_id","search_text" collate "C","id");--> statement-breakpoint
CREATE INDEX "users_company_recent" ON "users" USING btree ("company_id","last_login" desc nulls last,"id");