-- Letters lose their accents before they are made small: where a database's locale knows only ASCII, it would leave Å.
CREATE OR REPLACE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	trim(regexp_replace(lower(regexp_replace(normalize(given, NFD), U&'[\0300-\036F]', '', 'g')), '\s+', ' ', 'g'));
--> statement-breakpoint
UPDATE "users" SET "name" = "name", "email" = "email";
--> statement-breakpoint
UPDATE "companies" SET "name" = "name";
