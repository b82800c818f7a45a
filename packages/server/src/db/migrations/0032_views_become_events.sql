INSERT INTO "events" ("company_id", "at", "kind", "product_id", "via", "language")
	SELECT "company_id", "viewed_at", 'scan', "product_id", "via", "language" FROM "page_views" ORDER BY "company_id", "viewed_at";--> statement-breakpoint
INSERT INTO "events" ("company_id", "at", "kind", "product_id", "cta_id")
	SELECT "company_id", "clicked_at", 'click', "product_id", "cta_id" FROM "cta_clicks" ORDER BY "company_id", "clicked_at";--> statement-breakpoint
ALTER TABLE "cta_clicks" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "page_views" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "cta_clicks" CASCADE;--> statement-breakpoint
DROP TABLE "page_views" CASCADE;--> statement-breakpoint
CREATE INDEX "products_gtin" ON "products" USING btree ("gtin14");