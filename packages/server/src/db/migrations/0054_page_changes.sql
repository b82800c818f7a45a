CREATE TABLE "page_changes" (
	"company_id" integer NOT NULL,
	"product_id" integer DEFAULT 0 NOT NULL,
	"changes" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_changes_page" ON "page_changes" USING btree ("company_id","product_id","changes");
--> statement-breakpoint
-- Company 1 is the platform's own: its rows, and those of no company, are on pages of all companies.
CREATE FUNCTION note_company_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into page_changes (company_id) select distinct coalesce(company_id, 1) from changed;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION note_recall_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into page_changes (company_id, product_id) select distinct company_id, product_id from changed;
  return null;
end $$;
--> statement-breakpoint
-- Drafts show nothing to the public.
CREATE FUNCTION note_use_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into page_changes (company_id, product_id)
    select distinct company_id, coalesce(product_id, 0) from changed where place = 'published';
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into page_changes (company_id) values (coalesce(new.company_id, old.company_id));
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION note_platform_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into page_changes (company_id) values (1);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER annual_reports_insert_on_pages AFTER INSERT ON "annual_reports" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER annual_reports_update_on_pages AFTER UPDATE ON "annual_reports" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER annual_reports_delete_on_pages AFTER DELETE ON "annual_reports" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER company_associations_insert_on_pages AFTER INSERT ON "company_associations" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER company_associations_update_on_pages AFTER UPDATE ON "company_associations" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER company_associations_delete_on_pages AFTER DELETE ON "company_associations" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER company_hosts_insert_on_pages AFTER INSERT ON "company_hosts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER company_hosts_update_on_pages AFTER UPDATE ON "company_hosts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER company_hosts_delete_on_pages AFTER DELETE ON "company_hosts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER company_sections_insert_on_pages AFTER INSERT ON "company_sections" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER company_sections_update_on_pages AFTER UPDATE ON "company_sections" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER company_sections_delete_on_pages AFTER DELETE ON "company_sections" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER content_sections_insert_on_pages AFTER INSERT ON "content_sections" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER content_sections_update_on_pages AFTER UPDATE ON "content_sections" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER content_sections_delete_on_pages AFTER DELETE ON "content_sections" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER ctas_insert_on_pages AFTER INSERT ON "ctas" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER ctas_update_on_pages AFTER UPDATE ON "ctas" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER ctas_delete_on_pages AFTER DELETE ON "ctas" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER file_bodies_insert_on_pages AFTER INSERT ON "file_bodies" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER file_bodies_update_on_pages AFTER UPDATE ON "file_bodies" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER file_bodies_delete_on_pages AFTER DELETE ON "file_bodies" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER files_insert_on_pages AFTER INSERT ON "files" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER files_update_on_pages AFTER UPDATE ON "files" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER files_delete_on_pages AFTER DELETE ON "files" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_change();
--> statement-breakpoint
CREATE TRIGGER recalls_insert_on_pages AFTER INSERT ON "recalls" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_recall_change();
--> statement-breakpoint
CREATE TRIGGER recalls_update_on_pages AFTER UPDATE ON "recalls" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_recall_change();
--> statement-breakpoint
CREATE TRIGGER recalls_delete_on_pages AFTER DELETE ON "recalls" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_recall_change();
--> statement-breakpoint
CREATE TRIGGER uses_insert_on_pages AFTER INSERT ON "uses" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_use_change();
--> statement-breakpoint
CREATE TRIGGER uses_update_on_pages AFTER UPDATE ON "uses" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_use_change();
--> statement-breakpoint
CREATE TRIGGER uses_delete_on_pages AFTER DELETE ON "uses" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_use_change();
--> statement-breakpoint
CREATE TRIGGER associations_on_pages AFTER INSERT OR UPDATE OR DELETE ON "associations" FOR EACH STATEMENT EXECUTE FUNCTION note_platform_change();
--> statement-breakpoint
CREATE TRIGGER company_content_on_pages AFTER INSERT OR DELETE ON "company_content" FOR EACH ROW EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE TRIGGER company_content_update_on_pages AFTER UPDATE ON "company_content" FOR EACH ROW WHEN (OLD.published_content IS DISTINCT FROM NEW.published_content) EXECUTE FUNCTION note_content_change();
