CREATE TABLE "product_counts" (
	"company_id" integer NOT NULL,
	"status" text NOT NULL,
	"published" boolean NOT NULL,
	"changed" boolean NOT NULL,
	"placeholder" boolean NOT NULL,
	"products" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_counts_company" ON "product_counts" USING btree ("company_id");
--> statement-breakpoint
CREATE FUNCTION note_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into product_counts (company_id, status, published, changed, placeholder, products)
    select company_id, status, published, changed, placeholder, count(*) from added group by 1, 2, 3, 4, 5;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION note_removed_products() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into product_counts (company_id, status, published, changed, placeholder, products)
    select company_id, status, published, changed, placeholder, -count(*) from removed group by 1, 2, 3, 4, 5;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION note_moved_products() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into product_counts (company_id, status, published, changed, placeholder, products)
    select company_id, status, published, changed, placeholder, sum(n) from (
      select company_id, status, published, changed, placeholder, 1 as n from added
      union all
      select company_id, status, published, changed, placeholder, -1 from removed
    ) moved
    group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER products_insert_counted AFTER INSERT ON "products" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_products();
--> statement-breakpoint
CREATE TRIGGER products_delete_counted AFTER DELETE ON "products" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_removed_products();
--> statement-breakpoint
CREATE TRIGGER products_update_counted AFTER UPDATE ON "products" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_moved_products();
--> statement-breakpoint
-- The triggers' locks keep every write of products out until this is committed.
INSERT INTO product_counts (company_id, status, published, changed, placeholder, products) SELECT company_id, status, published, changed, placeholder, count(*) FROM products GROUP BY 1, 2, 3, 4, 5;
