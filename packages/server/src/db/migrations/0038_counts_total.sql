CREATE TABLE "counts_total" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"product_ids" integer[] NOT NULL,
	"scans" integer[] NOT NULL,
	"views" integer[] NOT NULL,
	"clicks" integer[] NOT NULL,
	"cta_visits" integer[] NOT NULL,
	"click_visits" integer[] NOT NULL,
	CONSTRAINT "counts_total_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
-- Each day that was over at the last count: the totals of the day before it and its own counts.
DO $$
DECLARE d record;
BEGIN
  FOR d IN
    SELECT DISTINCT c.company_id, c.day FROM counts_day c JOIN count_states s ON s.company_id = c.company_id
    WHERE c.product_id <> 0 AND c.day < (s.counted_until AT TIME ZONE s.zone)::date
    ORDER BY c.company_id, c.day
  LOOP
    INSERT INTO counts_total
    SELECT d.company_id, d.day, array_agg(product_id ORDER BY product_id), array_agg(scans ORDER BY product_id),
      array_agg(views ORDER BY product_id), array_agg(clicks ORDER BY product_id),
      array_agg(cta_visits ORDER BY product_id), array_agg(click_visits ORDER BY product_id)
    FROM (
      SELECT product_id, sum(scans) AS scans, sum(views) AS views, sum(clicks) AS clicks,
        sum(cta_visits) AS cta_visits, sum(click_visits) AS click_visits
      FROM (
        SELECT r.* FROM (
          SELECT * FROM counts_total t WHERE t.company_id = d.company_id ORDER BY t.day DESC LIMIT 1
        ) t, unnest(t.product_ids, t.scans, t.views, t.clicks, t.cta_visits, t.click_visits)
          AS r(product_id, scans, views, clicks, cta_visits, click_visits)
        UNION ALL
        SELECT product_id, scans, views, clicks, cta_visits, click_visits FROM counts_day c
        WHERE c.company_id = d.company_id AND c.day = d.day AND c.product_id <> 0
      ) each GROUP BY product_id
    ) sums;
  END LOOP;
END $$;
