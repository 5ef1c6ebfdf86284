CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"every_ms" integer NOT NULL,
	"ran_at" timestamp with time zone,
	"found" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	CONSTRAINT "job_run_every" CHECK ("job_run"."every_ms" > 0)
);

ALTER TABLE "site" ADD COLUMN "class_reminder_minutes" integer DEFAULT 30 NOT NULL;
ALTER TABLE "site" ADD COLUMN "sms_gateway" text;
ALTER TABLE "site" ADD COLUMN "sms_fallback" text;
CREATE INDEX "doctor_created_at" ON "doctor" USING btree ("created_at");
CREATE INDEX "schedule_event_starts_at" ON "schedule_event" USING btree ("starts_at") WHERE not is_cancelled;
CREATE INDEX "gateway_message_received" ON "gateway_message" USING btree ("gateway","id") WHERE direction = 'received';
CREATE INDEX "ledger_entry_money" ON "ledger_entry" USING btree ("at") WHERE kind in ('payment', 'refund');
CREATE INDEX "payment_held" ON "payment" USING btree ("started_at") WHERE state = 'on_hold';
CREATE INDEX "purchase_order_booked_at" ON "purchase_order" USING btree ("booked_at","kind") WHERE booked_at is not null;
CREATE INDEX "courier_message_received" ON "courier_message" USING btree ("courier","id") WHERE direction = 'received';
CREATE INDEX "sheet_delivery_waiting" ON "sheet_delivery" USING btree ("created_at") WHERE state in ('draft', 'on_hold');
ALTER TABLE "site" ADD CONSTRAINT "site_class_reminder" CHECK ("site"."class_reminder_minutes" between 5 and 240);
ALTER TABLE "site" ADD CONSTRAINT "site_sms_gateway" CHECK ("site"."sms_gateway" in ('ssl-wireless', 'bulksmsbd', 'alpha-sms'));
ALTER TABLE "site" ADD CONSTRAINT "site_sms_fallback" CHECK ("site"."sms_fallback" is null or ("site"."sms_fallback" in ('ssl-wireless', 'bulksmsbd', 'alpha-sms') and "site"."sms_gateway" is not null and "site"."sms_fallback" <> "site"."sms_gateway"));
ALTER TABLE "site" ADD COLUMN "brand_colour" text;
ALTER TABLE "site" ADD COLUMN "accent_colour" text;
ALTER TABLE "site" ADD CONSTRAINT "site_colours" CHECK ("site"."brand_colour" ~ '^#[0-9a-f]{6}$' and "site"."accent_colour" ~ '^#[0-9a-f]{6}$');
ALTER TABLE "batch_category" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "course" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "event" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key((name ->> 'bn') || ' ' || coalesce(name ->> 'en', ''))) STORED NOT NULL;
ALTER TABLE "teacher" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key((name ->> 'bn') || ' ' || coalesce(name ->> 'en', '') || ' ' || (subject ->> 'bn') || ' ' || coalesce(subject ->> 'en', ''))) STORED NOT NULL;
ALTER TABLE "discount_code" ADD COLUMN "owner" text DEFAULT '' NOT NULL;
ALTER TABLE "discount_code" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key(code || ' ' || owner)) STORED NOT NULL;
CREATE INDEX "batch_of_all_by_start" ON "batch" USING btree ("starts_on","id");
CREATE INDEX "batch_of_all_by_course" ON "batch" USING btree ("course_id","starts_on","id");
CREATE INDEX "course_session_by_start" ON "course_session" USING btree ("starts_on","id");
CREATE INDEX "event_by_start" ON "event" USING btree ("starts_at","id");
CREATE INDEX "event_search" ON "event" USING gin ("search_key" gin_trgm_ops);
CREATE INDEX "schedule_position" ON "schedule" USING btree ("position","id");
CREATE INDEX "teacher_search" ON "teacher" USING gin ("search_key" gin_trgm_ops);
CREATE INDEX "discount_code_created_at" ON "discount_code" USING btree ("created_at","id");
CREATE INDEX "discount_code_owner" ON "discount_code" USING btree ("owner","created_at","id");
CREATE INDEX "discount_code_search" ON "discount_code" USING gin ("search_key" gin_trgm_ops);
CREATE TABLE "list_columns" (
	"staff_id" integer NOT NULL,
	"list" text NOT NULL,
	"columns" text[] NOT NULL,
	CONSTRAINT "list_columns_staff_id_list_pk" PRIMARY KEY("staff_id","list"),
	CONSTRAINT "list_columns_list" CHECK ("list_columns"."list" ~ '^/[a-z/-]*$')
);

ALTER TABLE "doctor" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key(name)) STORED NOT NULL;
ALTER TABLE "doctor" ADD COLUMN "sound_key" text GENERATED ALWAYS AS (sound_key(name)) STORED NOT NULL;
ALTER TABLE "staff_job" ADD COLUMN "title" text NOT NULL;
ALTER TABLE "staff_job_item" ADD COLUMN "label" text;
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "doctor_search" ON "doctor" USING gin ("search_key" gin_trgm_ops,"sound_key" gin_trgm_ops);
CREATE INDEX "doctor_phone_end" ON "doctor" USING btree (reverse(phone) text_pattern_ops);
ALTER TABLE "staff" ADD COLUMN "teacher_id" integer;
ALTER TABLE "staff" ADD CONSTRAINT "staff_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "staff_teacher_id" ON "staff" USING btree ("teacher_id");
ALTER TABLE "notice" ADD COLUMN "told_at" timestamp with time zone;
ALTER TABLE "notice" ADD COLUMN "withdrawn_at" timestamp with time zone;
ALTER TABLE "notice" ADD COLUMN "staff_id" integer;
ALTER TABLE "notice" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;
ALTER TABLE "notice" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', ''))) STORED NOT NULL;
ALTER TABLE "notice" ADD CONSTRAINT "notice_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "notice_written" ON "notice" USING btree ("published_at","id") WHERE not is_automatic;
CREATE INDEX "notice_written_for" ON "notice" USING btree ("audience","published_at","id") WHERE not is_automatic;
CREATE INDEX "notice_withdrawn" ON "notice" USING btree ("published_at","id") WHERE withdrawn_at is not null;
CREATE INDEX "notice_search" ON "notice" USING gin ("search_key" gin_trgm_ops);
CREATE INDEX "notice_untold" ON "notice" USING btree ("published_at") WHERE told_at is null and withdrawn_at is null;

-- Whoever was to hear of these has heard; notices to one schedule were all written by the product itself.
UPDATE "notice" SET "told_at" = "published_at" WHERE "published_at" <= now();
UPDATE "notice" SET "is_automatic" = true WHERE "audience" = 'schedule';
CREATE TABLE "preview_draft" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"resource" text NOT NULL,
	"resource_id" text,
	"fields" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

ALTER TABLE "preview_draft" ADD CONSTRAINT "preview_draft_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "preview_draft_expires_at" ON "preview_draft" USING btree ("expires_at");
CREATE TABLE "page_redirect" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_redirect_slug" CHECK ("page_redirect"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

DROP INDEX "free_video_position";
ALTER TABLE "gallery_picture" ALTER COLUMN "caption" DROP NOT NULL;
ALTER TABLE "page" DROP CONSTRAINT "page_pkey";
ALTER TABLE "page" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);
ALTER TABLE "page" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
ALTER TABLE "page" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;
ALTER TABLE "page_redirect" ADD CONSTRAINT "page_redirect_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "page_redirect_page_id" ON "page_redirect" USING btree ("page_id");
CREATE INDEX "page_position" ON "page" USING btree ("position","id");
CREATE INDEX "free_video_position" ON "free_video" USING btree ("position","id");
ALTER TABLE "page" ADD CONSTRAINT "page_slug_unique" UNIQUE("slug");
CREATE TRIGGER page_redirect_is_shown AFTER INSERT OR UPDATE OR DELETE ON "page_redirect" FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
ALTER TABLE "doctor" drop column "sound_key";
ALTER TABLE "doctor" ADD COLUMN "sound_key" text GENERATED ALWAYS AS (replace(sound_key(name), 'h', '')) STORED NOT NULL;
-- It went with the column.
CREATE INDEX "doctor_search" ON "doctor" USING gin ("search_key" gin_trgm_ops,"sound_key" gin_trgm_ops);
CREATE INDEX "paper_search" ON "paper" USING gin (search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) gin_trgm_ops);
CREATE INDEX "question_version_search" ON "question_version" USING gin (search_key((text ->> 'bn') || ' ' || coalesce(text ->> 'en', '')) gin_trgm_ops);
CREATE INDEX "sheet_delivery_tracking_code" ON "sheet_delivery" USING btree ("tracking_code") WHERE tracking_code is not null;
