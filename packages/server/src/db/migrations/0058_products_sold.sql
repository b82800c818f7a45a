ALTER TABLE "products" ADD COLUMN "moved_to_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "products_moved" ON "products" USING btree ("moved_to_id") WHERE "products"."moved_to_id" is not null;