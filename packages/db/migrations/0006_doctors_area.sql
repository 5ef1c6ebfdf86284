CREATE TABLE "admin_video" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_video_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"note" jsonb,
	"published_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_video_once" UNIQUE("batch_id","video_id"),
	CONSTRAINT "admin_video_texts" CHECK (is_localized_text("admin_video"."note")),
	CONSTRAINT "admin_video_until" CHECK ("admin_video"."until" > "admin_video"."published_at")
);

CREATE TABLE "complaint" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"enrolment_id" integer,
	"video_id" integer,
	"at_seconds" integer,
	"client_key" text NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"doctor_read_at" timestamp with time zone NOT NULL,
	"staff_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaint_client_key" UNIQUE("doctor_id","client_key"),
	CONSTRAINT "complaint_category" CHECK ("complaint"."category" in ('lecture', 'exam', 'payment', 'sheet', 'device', 'other')),
	CONSTRAINT "complaint_state" CHECK ("complaint"."state" in ('open', 'answered', 'closed')),
	CONSTRAINT "complaint_subject" CHECK (char_length("complaint"."subject") between 1 and 200)
);

CREATE TABLE "complaint_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer,
	"message_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_file_file_unique" UNIQUE("file"),
	CONSTRAINT "complaint_file_type" CHECK ("complaint_file"."type" in ('image/webp', 'application/pdf')),
	CONSTRAINT "complaint_file_bytes" CHECK ("complaint_file"."bytes" > 0)
);

CREATE TABLE "complaint_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"complaint_id" integer NOT NULL,
	"staff_id" integer,
	"text" text NOT NULL,
	"client_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_message_client_key" UNIQUE("complaint_id","client_key"),
	CONSTRAINT "complaint_message_text" CHECK (char_length("complaint_message"."text") <= 4000)
);

CREATE TABLE "courier_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"courier" text NOT NULL,
	"delivery_id" integer,
	"direction" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_message_courier" CHECK ("courier_message"."courier" in ('steadfast', 'pathao', 'manual')),
	CONSTRAINT "courier_message_direction" CHECK ("courier_message"."direction" in ('sent', 'received'))
);

CREATE TABLE "delivery_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" integer NOT NULL,
	"state" text NOT NULL,
	"said" text NOT NULL,
	"detail" text,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_step_once" UNIQUE("delivery_id","state","said","at"),
	CONSTRAINT "delivery_step_state" CHECK ("delivery_step"."state" in ('draft', 'booked', 'picked', 'in_transit', 'out_for_delivery', 'delivered', 'returned', 'cancelled', 'on_hold')),
	CONSTRAINT "delivery_step_source" CHECK ("delivery_step"."source" in ('doctor', 'booking', 'webhook', 'poll', 'staff'))
);

CREATE TABLE "document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"pages" integer NOT NULL,
	"bytes" integer NOT NULL,
	"width_points" integer NOT NULL,
	"height_points" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_file_unique" UNIQUE("file"),
	CONSTRAINT "document_counts" CHECK ("document"."pages" > 0 and "document"."bytes" > 0 and "document"."width_points" > 0 and "document"."height_points" > 0)
);

CREATE TABLE "material" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"schedule_event_id" integer,
	"document_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"download_allowed" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "material_texts" CHECK (is_localized_text("material"."subject") and is_localized_text("material"."title")),
	CONSTRAINT "material_kind" CHECK ("material"."kind" in ('lecture_sheet', 'slides', 'note', 'question_bank'))
);

CREATE TABLE "notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"audience" text NOT NULL,
	"course_id" integer,
	"batch_id" integer,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"link" text,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_texts" CHECK (is_localized_text("notice"."title") and is_localized_text("notice"."body")),
	CONSTRAINT "notice_audience" CHECK ("notice"."audience" in ('all', 'course', 'batch')),
	CONSTRAINT "notice_audience_is_named" CHECK (("notice"."audience" = 'course') = ("notice"."course_id" is not null) and ("notice"."audience" = 'batch') = ("notice"."batch_id" is not null)),
	CONSTRAINT "notice_link" CHECK ("notice"."link" ~ '^(/([^/\\]|$)|https?://)')
);

CREATE TABLE "notice_read" (
	"doctor_id" integer NOT NULL,
	"notice_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_read_doctor_id_notice_id_pk" PRIMARY KEY("doctor_id","notice_id")
);

CREATE TABLE "reference_book" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_book_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"author" text NOT NULL,
	"edition" text,
	"first_page_no" integer DEFAULT 1 NOT NULL,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reference_book_texts" CHECK (is_localized_text("reference_book"."title"))
);

CREATE TABLE "reference_book_course" (
	"book_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	CONSTRAINT "reference_book_course_book_id_course_id_pk" PRIMARY KEY("book_id","course_id")
);

CREATE TABLE "sheet" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sheet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"volume" integer NOT NULL,
	"pages" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	"ready_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_texts" CHECK (is_localized_text("sheet"."title")),
	CONSTRAINT "sheet_counts" CHECK ("sheet"."volume" > 0 and "sheet"."pages" > 0 and "sheet"."weight_grams" > 0)
);

CREATE TABLE "sheet_delivery" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sheet_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enrolment_id" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_phone" text NOT NULL,
	"division_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	"upazila_id" integer NOT NULL,
	"address" text NOT NULL,
	"note" text,
	"courier" text NOT NULL,
	"invoice" text NOT NULL,
	"consignment_id" text,
	"tracking_code" text,
	"courier_name" text,
	"next_ask_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"booked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_delivery_invoice_unique" UNIQUE("invoice"),
	CONSTRAINT "sheet_delivery_state" CHECK ("sheet_delivery"."state" in ('draft', 'booked', 'picked', 'in_transit', 'out_for_delivery', 'delivered', 'returned', 'cancelled', 'on_hold')),
	CONSTRAINT "sheet_delivery_courier" CHECK ("sheet_delivery"."courier" in ('steadfast', 'pathao', 'manual')),
	CONSTRAINT "sheet_delivery_phone" CHECK ("sheet_delivery"."recipient_phone" ~ '^\+8801[3-9][0-9]{8}$'),
	CONSTRAINT "sheet_delivery_address" CHECK (char_length("sheet_delivery"."address") between 5 and 200)
);

CREATE TABLE "sheet_delivery_item" (
	"delivery_id" integer NOT NULL,
	"sheet_id" integer NOT NULL,
	CONSTRAINT "sheet_delivery_item_delivery_id_sheet_id_pk" PRIMARY KEY("delivery_id","sheet_id")
);

CREATE TABLE "subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"days" integer NOT NULL,
	"renews_id" integer,
	"held_until" timestamp with time zone,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_state" CHECK ("subscription"."state" in ('pending', 'active', 'ended', 'lapsed')),
	CONSTRAINT "subscription_days" CHECK ("subscription"."days" between 1 and 1000),
	CONSTRAINT "subscription_times" CHECK (("subscription"."state" in ('active', 'ended')) = ("subscription"."starts_at" is not null and "subscription"."ends_at" > "subscription"."starts_at"))
);

CREATE TABLE "subscription_offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"month_paisa" integer NOT NULL,
	"durations" jsonb NOT NULL,
	"least_videos" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_offer_texts" CHECK (is_localized_text("subscription_offer"."title") and is_localized_text("subscription_offer"."summary")),
	CONSTRAINT "subscription_offer_price" CHECK ("subscription_offer"."month_paisa" > 0 and "subscription_offer"."least_videos" > 0),
	CONSTRAINT "subscription_offer_durations" CHECK (jsonb_array_length("subscription_offer"."durations") > 0)
);

CREATE TABLE "subscription_offer_video" (
	"offer_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscription_offer_video_offer_id_video_id_pk" PRIMARY KEY("offer_id","video_id")
);

CREATE TABLE "subscription_video" (
	"subscription_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	CONSTRAINT "subscription_video_subscription_id_video_id_pk" PRIMARY KEY("subscription_id","video_id")
);

CREATE TABLE "video" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"description" jsonb,
	"subject" jsonb,
	"teacher_id" integer,
	"source" text NOT NULL,
	"renditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"playlist" text,
	"embed_link" text,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"poster" text,
	"duration_seconds" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_texts" CHECK (is_localized_text("video"."title") and is_localized_text("video"."description") and is_localized_text("video"."subject")),
	CONSTRAINT "video_source" CHECK ("video"."source" in ('file', 'hls', 'embed')),
	CONSTRAINT "video_has_its_source" CHECK (("video"."source" = 'embed') = ("video"."embed_link" is not null) and ("video"."source" = 'hls') = ("video"."playlist" is not null) and ("video"."source" = 'embed' or jsonb_array_length("video"."renditions") > 0)),
	CONSTRAINT "video_links" CHECK (("video"."embed_link" is null or "video"."embed_link" ~ '^(/([^/\\]|$)|https?://)') and ("video"."poster" is null or "video"."poster" ~ '^(/([^/\\]|$)|https?://)')),
	CONSTRAINT "video_duration" CHECK ("video"."duration_seconds" > 0)
);

CREATE TABLE "video_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"at_seconds" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_note_text" CHECK ("video_note"."text" <> '' and char_length("video_note"."text") <= 2000 and "video_note"."at_seconds" >= 0)
);

CREATE TABLE "video_progress" (
	"doctor_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"position_seconds" integer DEFAULT 0 NOT NULL,
	"position_at" timestamp with time zone NOT NULL,
	"watched" "int4multirange" DEFAULT '{}' NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_progress_doctor_id_video_id_pk" PRIMARY KEY("doctor_id","video_id"),
	CONSTRAINT "video_progress_counts" CHECK ("video_progress"."position_seconds" >= 0 and "video_progress"."watched_seconds" >= 0)
);

ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_kind";
ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_thing";
ALTER TABLE "schedule_event" DROP CONSTRAINT "schedule_event_texts";
ALTER TABLE "purchase_order" ADD COLUMN "subscription_id" integer;
ALTER TABLE "schedule_event" ADD COLUMN "syllabus" jsonb;
ALTER TABLE "schedule_event" ADD COLUMN "video_id" integer;
ALTER TABLE "schedule_event" ADD COLUMN "video_until" timestamp with time zone;
ALTER TABLE "site" ADD COLUMN "courier" text DEFAULT 'steadfast' NOT NULL;
ALTER TABLE "admin_video" ADD CONSTRAINT "admin_video_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "admin_video" ADD CONSTRAINT "admin_video_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "complaint_file" ADD CONSTRAINT "complaint_file_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint_file" ADD CONSTRAINT "complaint_file_message_id_complaint_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."complaint_message"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint_message" ADD CONSTRAINT "complaint_message_complaint_id_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaint"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint_message" ADD CONSTRAINT "complaint_message_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "courier_message" ADD CONSTRAINT "courier_message_delivery_id_sheet_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."sheet_delivery"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_step" ADD CONSTRAINT "delivery_step_delivery_id_sheet_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."sheet_delivery"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "material" ADD CONSTRAINT "material_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "material" ADD CONSTRAINT "material_schedule_event_id_schedule_event_id_fk" FOREIGN KEY ("schedule_event_id") REFERENCES "public"."schedule_event"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "material" ADD CONSTRAINT "material_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "notice" ADD CONSTRAINT "notice_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notice" ADD CONSTRAINT "notice_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reference_book" ADD CONSTRAINT "reference_book_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reference_book_course" ADD CONSTRAINT "reference_book_course_book_id_reference_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."reference_book"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reference_book_course" ADD CONSTRAINT "reference_book_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sheet" ADD CONSTRAINT "sheet_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_upazila_id_upazila_id_fk" FOREIGN KEY ("upazila_id") REFERENCES "public"."upazila"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sheet_delivery_item" ADD CONSTRAINT "sheet_delivery_item_delivery_id_sheet_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."sheet_delivery"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sheet_delivery_item" ADD CONSTRAINT "sheet_delivery_item_sheet_id_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_offer_id_subscription_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."subscription_offer"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_renews_id_subscription_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."subscription"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "subscription_offer" ADD CONSTRAINT "subscription_offer_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "subscription_offer_video" ADD CONSTRAINT "subscription_offer_video_offer_id_subscription_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "subscription_offer_video" ADD CONSTRAINT "subscription_offer_video_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "subscription_video" ADD CONSTRAINT "subscription_video_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "subscription_video" ADD CONSTRAINT "subscription_video_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "video" ADD CONSTRAINT "video_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "video_note" ADD CONSTRAINT "video_note_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "video_note" ADD CONSTRAINT "video_note_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "video_progress" ADD CONSTRAINT "video_progress_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "video_progress" ADD CONSTRAINT "video_progress_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "admin_video_video_id" ON "admin_video" USING btree ("video_id");
CREATE INDEX "complaint_doctor_id" ON "complaint" USING btree ("doctor_id","last_message_at","id");
CREATE INDEX "complaint_open" ON "complaint" USING btree ("last_message_at") WHERE state = 'open';
CREATE INDEX "complaint_enrolment_id" ON "complaint" USING btree ("enrolment_id");
CREATE INDEX "complaint_video_id" ON "complaint" USING btree ("video_id");
CREATE INDEX "complaint_file_message_id" ON "complaint_file" USING btree ("message_id");
CREATE INDEX "complaint_file_doctor_id" ON "complaint_file" USING btree ("doctor_id");
CREATE INDEX "complaint_file_loose" ON "complaint_file" USING btree ("created_at") WHERE message_id is null;
CREATE INDEX "complaint_message_order" ON "complaint_message" USING btree ("complaint_id","created_at","id");
CREATE INDEX "courier_message_delivery_id" ON "courier_message" USING btree ("delivery_id","id");
CREATE INDEX "delivery_step_order" ON "delivery_step" USING btree ("delivery_id","at","id");
CREATE INDEX "material_batch_id" ON "material" USING btree ("batch_id","position","id");
CREATE INDEX "material_schedule_event_id" ON "material" USING btree ("schedule_event_id");
CREATE INDEX "material_document_id" ON "material" USING btree ("document_id");
CREATE INDEX "notice_for_all" ON "notice" USING btree ("is_pinned","published_at","id") WHERE audience = 'all';
CREATE INDEX "notice_for_course" ON "notice" USING btree ("course_id","is_pinned","published_at","id") WHERE course_id is not null;
CREATE INDEX "notice_for_batch" ON "notice" USING btree ("batch_id","is_pinned","published_at","id") WHERE batch_id is not null;
CREATE INDEX "notice_read_notice_id" ON "notice_read" USING btree ("notice_id");
CREATE INDEX "reference_book_document_id" ON "reference_book" USING btree ("document_id");
CREATE INDEX "reference_book_course_course_id" ON "reference_book_course" USING btree ("course_id");
CREATE INDEX "sheet_batch_id" ON "sheet" USING btree ("batch_id","position","id");
CREATE INDEX "sheet_delivery_enrolment_id" ON "sheet_delivery" USING btree ("enrolment_id","id");
CREATE INDEX "sheet_delivery_to_ask" ON "sheet_delivery" USING btree ("next_ask_at") WHERE next_ask_at is not null;
CREATE UNIQUE INDEX "sheet_delivery_consignment" ON "sheet_delivery" USING btree ("courier","consignment_id") WHERE consignment_id is not null;
CREATE INDEX "sheet_delivery_item_sheet_id" ON "sheet_delivery_item" USING btree ("sheet_id");
CREATE INDEX "subscription_doctor_id" ON "subscription" USING btree ("doctor_id","offer_id","ends_at");
CREATE INDEX "subscription_offer_id" ON "subscription" USING btree ("offer_id");
CREATE INDEX "subscription_renews_id" ON "subscription" USING btree ("renews_id");
CREATE INDEX "subscription_offer_video_video_id" ON "subscription_offer_video" USING btree ("video_id");
CREATE INDEX "subscription_video_video_id" ON "subscription_video" USING btree ("video_id");
CREATE INDEX "video_note_place" ON "video_note" USING btree ("doctor_id","video_id","at_seconds","id");
CREATE INDEX "video_note_video_id" ON "video_note" USING btree ("video_id");
CREATE INDEX "video_progress_video_id" ON "video_progress" USING btree ("video_id");
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "schedule_event" ADD CONSTRAINT "schedule_event_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "purchase_order_subscription" ON "purchase_order" USING btree ("subscription_id");
CREATE INDEX "schedule_event_video_id" ON "schedule_event" USING btree ("video_id");
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_kind" CHECK ("purchase_order"."kind" in ('enrolment', 'event', 'subscription'));
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_thing" CHECK (("purchase_order"."kind" = 'enrolment') = ("purchase_order"."enrolment_id" is not null) and ("purchase_order"."kind" = 'event') = ("purchase_order"."event_id" is not null) and ("purchase_order"."kind" = 'subscription') = ("purchase_order"."subscription_id" is not null));
ALTER TABLE "schedule_event" ADD CONSTRAINT "schedule_event_video" CHECK ("schedule_event"."video_id" is null or "schedule_event"."kind" <> 'exam');
ALTER TABLE "schedule_event" ADD CONSTRAINT "schedule_event_texts" CHECK (is_localized_text("schedule_event"."title") and is_localized_text("schedule_event"."subject") and is_localized_text("schedule_event"."syllabus"));
ALTER TABLE "site" ADD CONSTRAINT "site_courier" CHECK ("site"."courier" in ('steadfast', 'pathao', 'manual'));

-- What was said stays as it is.
CREATE TRIGGER courier_message_stays BEFORE UPDATE OR DELETE ON "courier_message" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER delivery_step_stays BEFORE UPDATE ON "delivery_step" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER complaint_message_stays BEFORE UPDATE ON "complaint_message" FOR EACH ROW EXECUTE FUNCTION refuse_change();
