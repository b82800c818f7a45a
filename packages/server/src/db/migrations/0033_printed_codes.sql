-- A number's address redirects to its page since the resolver is one, so the two printed addresses are one way to come.
UPDATE "events" SET "via" = 'code' WHERE "via" IN ('digital-link', 'short');--> statement-breakpoint
INSERT INTO "counts_value" ("company_id", "day", "product_id", "dimension", "value", "count", "last_at")
SELECT "company_id", "day", "product_id", 'via', 'code', sum("count"), max("last_at") FROM "counts_value"
WHERE "dimension" = 'via' AND "value" IN ('digital-link', 'short') GROUP BY "company_id", "day", "product_id";--> statement-breakpoint
DELETE FROM "counts_value" WHERE "dimension" = 'via' AND "value" IN ('digital-link', 'short');--> statement-breakpoint
-- A scan that led nowhere keeps the number only.
UPDATE "events" SET "reason" = regexp_replace("reason", '^(\S+ /01/[^/]+)/.*$', '\1') WHERE "kind" = 'dead';
