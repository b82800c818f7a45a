DROP TABLE "company_content_files" CASCADE;--> statement-breakpoint
DROP TABLE "cta_uses" CASCADE;--> statement-breakpoint
DROP TABLE "product_files" CASCADE;