CREATE TABLE "code_check_history" (
	"company_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"text" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"problem" text,
	CONSTRAINT "code_check_history_company_id_product_id_text_checked_at_pk" PRIMARY KEY("company_id","product_id","text","checked_at")
);
--> statement-breakpoint
ALTER TABLE "issued_codes" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "issued_codes" ADD COLUMN "ink" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_codes" ADD COLUMN "line" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_codes" ADD COLUMN "lot" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "code_check_history" ADD CONSTRAINT "code_check_history_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_check_history" ADD CONSTRAINT "code_check_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_codes_file" ON "issued_codes" USING btree ("company_id","sha256");