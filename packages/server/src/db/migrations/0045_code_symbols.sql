ALTER TABLE "issued_codes" ADD COLUMN "symbol" text DEFAULT 'qr' NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_codes" ADD COLUMN "beside" text;--> statement-breakpoint
ALTER TABLE "issued_codes" ADD COLUMN "labels" integer;