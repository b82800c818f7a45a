ALTER TABLE "stripe_customers" ADD COLUMN "tax_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD COLUMN "po_number" text;