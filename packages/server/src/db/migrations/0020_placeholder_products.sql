DROP INDEX "products_company";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "placeholder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_company" ON "products" USING btree ("company_id","status","published","changed","placeholder");--> statement-breakpoint
UPDATE "products" SET "placeholder" = true WHERE "name" = 'Product name' AND "model" = '' AND "version" = 1 AND "published_content" IS NULL;
