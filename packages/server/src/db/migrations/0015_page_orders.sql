DROP INDEX "products_by_name";--> statement-breakpoint
DROP INDEX "products_by_saved";--> statement-breakpoint
DROP INDEX "products_by_published";--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("company_id","search_text" collate "C","id","status","published","changed");--> statement-breakpoint
CREATE INDEX "products_by_saved" ON "products" USING btree ("company_id","content_saved_date" desc,"search_text" collate "C","id","status","published","changed");--> statement-breakpoint
CREATE INDEX "products_by_published" ON "products" USING btree ("company_id","publish_date" desc nulls last,"search_text" collate "C","id","status","published","changed");