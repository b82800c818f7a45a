ALTER TABLE "companies" ADD COLUMN "listing_type" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "sales_rep" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;