CREATE TABLE "alerts" (
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "alerts_company_id_kind_subject_day_pk" PRIMARY KEY("company_id","kind","subject","day")
);
--> statement-breakpoint
CREATE TABLE "counts_week" (
	"company_id" integer NOT NULL,
	"week" date NOT NULL,
	"product_id" integer NOT NULL,
	"scans" integer NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"cta_visits" integer NOT NULL,
	"click_visits" integer NOT NULL,
	CONSTRAINT "counts_week_company_id_week_product_id_pk" PRIMARY KEY("company_id","week","product_id")
);
--> statement-breakpoint
ALTER TABLE "counts_day" DROP CONSTRAINT "counts_day_company_id_day_product_id_pk";--> statement-breakpoint
ALTER TABLE "counts_value" DROP CONSTRAINT "counts_value_company_id_day_product_id_dimension_value_pk";--> statement-breakpoint
ALTER TABLE "counts_day" ADD CONSTRAINT "counts_day_company_id_product_id_day_pk" PRIMARY KEY("company_id","product_id","day");--> statement-breakpoint
ALTER TABLE "counts_value" ADD CONSTRAINT "counts_value_company_id_dimension_product_id_day_value_pk" PRIMARY KEY("company_id","dimension","product_id","day","value");--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "shown_ctas" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "muted_alerts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "counts_day_by_day" ON "counts_day" USING btree ("company_id","day");--> statement-breakpoint
UPDATE "events" SET "shown_ctas" = '' WHERE "showed_cta";--> statement-breakpoint
INSERT INTO "counts_week" SELECT d."company_id", date_trunc('week', d."day")::date, d."product_id", sum(d."scans"), sum(d."views"), sum(d."clicks"), sum(d."cta_visits"), sum(d."click_visits") FROM "counts_day" d JOIN "count_states" s ON s."company_id" = d."company_id" WHERE d."product_id" <> 0 AND d."day" < date_trunc('week', s."counted_until" AT TIME ZONE s."zone")::date GROUP BY 1, 2, 3;
