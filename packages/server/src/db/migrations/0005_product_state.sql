DROP INDEX "page_views_company";--> statement-breakpoint
DROP INDEX "products_company";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("company_id","search_text" collate "C","id");--> statement-breakpoint
CREATE INDEX "products_waiting" ON "products" USING btree ("company_id","content_saved_date","id") WHERE "products"."status" = 'active' and (not "products"."published" or "products"."changed");--> statement-breakpoint
CREATE INDEX "page_views_company" ON "page_views" USING btree ("company_id","viewed_at","product_id");--> statement-breakpoint
CREATE INDEX "products_company" ON "products" USING btree ("company_id","status","published","changed");--> statement-breakpoint
UPDATE "products" SET "changed" = true WHERE "published" AND (
	"content" IS DISTINCT FROM "published_content" - 'summary' - 'assets'
	OR "published_content" -> 'summary' IS DISTINCT FROM jsonb_build_object('name', "name", 'model', "model", 'upcCode', "upc_code", 'appLogoFilesId', "app_logo_files_id")
	OR "published_content" -> 'assets' IS DISTINCT FROM "assets"
);
