CREATE TABLE "doctor_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doctor_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "doctor_note_text" CHECK (char_length("doctor_note"."text") between 1 and 1000)
);

CREATE TABLE "push_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_key_public_key_unique" UNIQUE("public_key")
);

CREATE TABLE "push_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"topic" text NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);

CREATE TABLE "push_subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"sign_in_id" integer NOT NULL,
	"push_key_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscription_endpoint" CHECK ("push_subscription"."endpoint" ~ '^https://' and char_length("push_subscription"."endpoint") <= 1000),
	CONSTRAINT "push_subscription_locale" CHECK ("push_subscription"."locale" in ('bn', 'en'))
);

CREATE TABLE "campaign" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"audience" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"key" text NOT NULL,
	"parts" integer NOT NULL,
	"part_paisa" integer,
	"rehearsal" jsonb,
	"rehearsed_at" timestamp with time zone,
	"tested_at" timestamp with time zone,
	"created_by" integer NOT NULL,
	"started_by" integer,
	"started_at" timestamp with time zone,
	"fuse_ends_at" timestamp with time zone,
	"pause_reason" text,
	"resumes_at" timestamp with time zone,
	"gateway_pauses" integer DEFAULT 0 NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"doubtful" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_state_name" CHECK ("campaign"."state" in ('draft', 'rehearsed', 'fuse', 'sending', 'paused', 'stopped', 'done')),
	CONSTRAINT "campaign_pause" CHECK (("campaign"."state" = 'paused') = ("campaign"."pause_reason" is not null)),
	CONSTRAINT "campaign_pause_reason" CHECK ("campaign"."pause_reason" in ('gateway', 'quiet')),
	CONSTRAINT "campaign_fuse" CHECK ("campaign"."state" <> 'fuse' or "campaign"."fuse_ends_at" is not null),
	CONSTRAINT "campaign_texts" CHECK ("campaign"."title" <> '' and "campaign"."text" <> '' and "campaign"."text" is nfc normalized)
);

CREATE TABLE "campaign_recipient" (
	"campaign_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"gateway" text,
	"reference" text,
	"code" text,
	"tried_at" timestamp with time zone,
	"delivery" text,
	"delivery_asked_at" timestamp with time zone,
	CONSTRAINT "campaign_recipient_campaign_id_doctor_id_pk" PRIMARY KEY("campaign_id","doctor_id"),
	CONSTRAINT "campaign_recipient_state_name" CHECK ("campaign_recipient"."state" in ('waiting', 'sending', 'sent', 'failed', 'doubtful', 'held')),
	CONSTRAINT "campaign_recipient_delivery" CHECK ("campaign_recipient"."delivery" in ('delivered', 'undelivered')),
	CONSTRAINT "campaign_recipient_tried" CHECK ("campaign_recipient"."state" not in ('sending', 'sent', 'doubtful') or "campaign_recipient"."tries" > 0)
);

CREATE TABLE "answer_sms" (
	"message_id" integer PRIMARY KEY NOT NULL,
	"tell_at" timestamp with time zone
);

CREATE TABLE "canned_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text" jsonb NOT NULL,
	"category" text,
	"search_key" text GENERATED ALWAYS AS (search_key(name || ' ' || (text ->> 'bn') || ' ' || coalesce(text ->> 'en', ''))) STORED NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_answer_name_unique" UNIQUE("name"),
	CONSTRAINT "canned_answer_text" CHECK (is_localized_text("canned_answer"."text")),
	CONSTRAINT "canned_answer_name" CHECK ("canned_answer"."name" <> '' and "canned_answer"."name" !~ '[[:space:]/]'),
	CONSTRAINT "canned_answer_category" CHECK ("canned_answer"."category" in ('lecture', 'exam', 'payment', 'sheet', 'device', 'other'))
);

CREATE TABLE "complaint_mention" (
	"note_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "complaint_mention_note_id_staff_id_pk" PRIMARY KEY("note_id","staff_id")
);

CREATE TABLE "complaint_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"complaint_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"client_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_note_client_key" UNIQUE("complaint_id","client_key"),
	CONSTRAINT "complaint_note_text" CHECK (char_length("complaint_note"."text") between 1 and 4000)
);

CREATE TABLE "cash_count" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_count_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"branch_id" integer NOT NULL,
	"notes" jsonb NOT NULL,
	"total_paisa" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_count_total" CHECK ("cash_count"."total_paisa" >= 0)
);

CREATE TABLE "day_close" (
	"day" date PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"asked_by" integer NOT NULL,
	"closed_by" integer NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);

CREATE TABLE "day_explanation" (
	"day" date NOT NULL,
	"about" text NOT NULL,
	"words" text NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_explanation_day_about_pk" PRIMARY KEY("day","about"),
	CONSTRAINT "day_explanation_about" CHECK ("day_explanation"."about" ~ '^(cash|payment|refund|line|statement):[a-z0-9]+$'),
	CONSTRAINT "day_explanation_words" CHECK (char_length("day_explanation"."words") between 1 and 500)
);

CREATE TABLE "statement_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"cells" jsonb,
	"state" text DEFAULT 'open' NOT NULL,
	"mapping" jsonb,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"lines" integer DEFAULT 0 NOT NULL,
	"repeated" integer DEFAULT 0 NOT NULL,
	"passed_over" integer DEFAULT 0 NOT NULL,
	"first_day" date,
	"last_day" date,
	CONSTRAINT "statement_file_provider" CHECK ("statement_file"."provider" in ('bkash', 'sslcommerz', 'other')),
	CONSTRAINT "statement_file_state" CHECK ("statement_file"."state" in ('open', 'taken', 'dropped')),
	CONSTRAINT "statement_file_taken" CHECK (("statement_file"."state" = 'taken') <= ("statement_file"."taken_at" is not null))
);

CREATE TABLE "statement_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"number" integer NOT NULL,
	"provider" text NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"own_ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"has_time" boolean NOT NULL,
	"amount_paisa" integer NOT NULL,
	"is_gross" boolean NOT NULL,
	"fee_paisa" integer,
	"tax_paisa" integer,
	"net_paisa" integer,
	"payer_end" text NOT NULL,
	"method" text NOT NULL,
	"batch" text NOT NULL,
	"is_uneven" boolean NOT NULL,
	"raw" jsonb NOT NULL,
	"state" text NOT NULL,
	"way" text,
	"candidates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payment_id" integer,
	"refund_id" integer,
	"staff_id" integer,
	"decided_at" timestamp with time zone,
	"words" text,
	CONSTRAINT "statement_line_once" UNIQUE("provider","fingerprint"),
	CONSTRAINT "statement_line_provider" CHECK ("statement_line"."provider" in ('bkash', 'sslcommerz', 'other')),
	CONSTRAINT "statement_line_kind" CHECK ("statement_line"."kind" in ('payment', 'refund', 'chargeback', 'fee', 'payout', 'adjustment', 'other')),
	CONSTRAINT "statement_line_state" CHECK ("statement_line"."state" in ('matched', 'differs', 'proposed', 'stranger', 'left', 'settled')),
	CONSTRAINT "statement_line_way" CHECK ("statement_line"."way" in ('provider_id', 'own_ref', 'likeness', 'person')),
	CONSTRAINT "statement_line_amount" CHECK ("statement_line"."amount_paisa" >= 0),
	CONSTRAINT "statement_line_matched" CHECK (("statement_line"."state" = 'matched') = ("statement_line"."payment_id" is not null or "statement_line"."refund_id" is not null)),
	CONSTRAINT "statement_line_settled" CHECK ("statement_line"."state" <> 'settled' or ("statement_line"."words" is not null and "statement_line"."staff_id" is not null))
);

CREATE TABLE "statement_profile" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_profile_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"header_key" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_profile_layout" UNIQUE("provider","header_key"),
	CONSTRAINT "statement_profile_provider" CHECK ("statement_profile"."provider" in ('bkash', 'sslcommerz', 'other'))
);

CREATE TABLE "rendition_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rendition_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"video_id" integer NOT NULL,
	"file" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rendition_run_state" CHECK ("rendition_run"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "rendition_run_percent" CHECK ("rendition_run"."percent" between 0 and 100 and "rendition_run"."tries" >= 0)
);

CREATE TABLE "upload" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"staff_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"writer" text,
	"claimed_at" timestamp with time zone,
	"sha256" text,
	"facts" jsonb,
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_key_unique" UNIQUE("key"),
	CONSTRAINT "upload_kind" CHECK ("upload"."kind" in ('video', 'document')),
	CONSTRAINT "upload_state" CHECK ("upload"."state" in ('open', 'whole', 'good', 'refused', 'taken')),
	CONSTRAINT "upload_bytes" CHECK ("upload"."bytes" > 0 and "upload"."received" between 0 and "upload"."bytes"),
	CONSTRAINT "upload_whole_bytes" CHECK ("upload"."state" = 'open' or "upload"."received" = "upload"."bytes"),
	CONSTRAINT "upload_judged" CHECK (("upload"."state" in ('good', 'taken')) = ("upload"."facts" is not null))
);

CREATE TABLE "payout" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"payment_id" integer,
	"request_id" integer,
	"amount_paisa" integer NOT NULL,
	"reason" text NOT NULL,
	"answer" text,
	"by_hand" boolean DEFAULT false NOT NULL,
	"reference" text,
	"ends" boolean DEFAULT false NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" integer NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"words" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_key_unique" UNIQUE("key"),
	CONSTRAINT "payout_of_one" CHECK (("payout"."payment_id" is null) <> ("payout"."request_id" is null)),
	CONSTRAINT "payout_state" CHECK ("payout"."state" in ('proposed', 'to_sign', 'given', 'refused', 'withdrawn')),
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_paisa" >= 0),
	CONSTRAINT "payout_reason" CHECK (char_length("payout"."reason") between 1 and 1000)
);

CREATE TABLE "hand_over" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_over_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courier" text NOT NULL,
	"courier_name" text,
	"count" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_over_courier" CHECK ("hand_over"."courier" in ('steadfast', 'pathao', 'manual'))
);

CREATE TABLE "stock_movement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sheet_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"counted" integer,
	"delivery_id" integer,
	"reason" text,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movement_kind" CHECK ("stock_movement"."kind" in ('printed', 'counted', 'packed', 'unpacked', 'returned', 'written_off')),
	CONSTRAINT "stock_movement_counted" CHECK (("stock_movement"."kind" = 'counted') = ("stock_movement"."counted" is not null)),
	CONSTRAINT "stock_movement_reason" CHECK ("stock_movement"."kind" <> 'written_off' or "stock_movement"."reason" <> '')
);

ALTER TABLE "sign_in" DROP CONSTRAINT "sign_in_ended_because";
ALTER TABLE "payment" DROP CONSTRAINT "payment_gateway";
ALTER TABLE "doctor" ADD COLUMN "news_sms" boolean DEFAULT true NOT NULL;
ALTER TABLE "doctor" ADD COLUMN "merged_into_id" integer;
ALTER TABLE "impersonation_code" ADD COLUMN "reason" text;
ALTER TABLE "sms_try" ADD COLUMN "campaign_id" integer;
ALTER TABLE "complaint" ADD COLUMN "promised_at" timestamp with time zone;
ALTER TABLE "complaint" ADD COLUMN "first_answered_at" timestamp with time zone;
ALTER TABLE "complaint" ADD COLUMN "closed_at" timestamp with time zone;
ALTER TABLE "complaint" ADD COLUMN "assignee_id" integer;
ALTER TABLE "complaint" ADD COLUMN "assignee_until" timestamp with time zone;
ALTER TABLE "complaint" ADD COLUMN "snoozed_until" timestamp with time zone;
ALTER TABLE "complaint" ADD COLUMN "merged_into_id" integer;
ALTER TABLE "complaint" ADD COLUMN "wants_sms" boolean DEFAULT false NOT NULL;
ALTER TABLE "document" ADD COLUMN "name" text DEFAULT '' NOT NULL;
ALTER TABLE "material" ADD COLUMN "until" timestamp with time zone;
ALTER TABLE "video" ADD COLUMN "retired" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "payment" ADD COLUMN "branch_id" integer;
ALTER TABLE "payment" ADD COLUMN "cashier_id" integer;
ALTER TABLE "sheet" ADD COLUMN "shelf" text;
ALTER TABLE "sheet_delivery" ADD COLUMN "refusal" text;
ALTER TABLE "sheet_delivery" ADD COLUMN "packed_at" timestamp with time zone;
ALTER TABLE "sheet_delivery" ADD COLUMN "packed_by" integer;
ALTER TABLE "sheet_delivery" ADD COLUMN "hand_over_id" integer;
ALTER TABLE "sheet_delivery" ADD COLUMN "received_back_at" timestamp with time zone;
ALTER TABLE "sheet_delivery" ADD COLUMN "resend_of_id" integer;
ALTER TABLE "site" ADD COLUMN "sms_part_paisa" integer;
ALTER TABLE "site" ADD COLUMN "quiet_from_hour" integer DEFAULT 22 NOT NULL;
ALTER TABLE "site" ADD COLUMN "quiet_until_hour" integer DEFAULT 8 NOT NULL;
ALTER TABLE "site" ADD COLUMN "service_times" jsonb DEFAULT '{"opens":"09:00","closes":"22:00","closedDays":[5],"answerHours":{"lecture":12,"exam":8,"payment":6,"sheet":12,"device":4,"other":12},"settleHours":39}'::jsonb NOT NULL;
-- Parcels: what was given to a courier before there was a packing bench left the shelf long ago.
DO $$ BEGIN
  IF EXISTS (SELECT FROM information_schema.columns WHERE table_name = 'sheet_delivery' AND column_name = 'packed_at') THEN
    UPDATE "sheet_delivery" SET "packed_at" = "booked_at" WHERE "booked_at" IS NOT NULL;
  END IF;
END $$;
-- Complaints: what waits was promised within a day, as today counted it; what was answered and settled keeps when.
DO $$ BEGIN
  IF EXISTS (SELECT FROM information_schema.columns WHERE table_name = 'complaint' AND column_name = 'promised_at') THEN
    UPDATE "complaint" SET "promised_at" = "last_message_at" + interval '24 hours' WHERE "state" = 'open';
    UPDATE "complaint" SET "closed_at" = "updated_at" WHERE "state" = 'closed';
    UPDATE "complaint" SET "first_answered_at" = (SELECT min("created_at") FROM "complaint_message" WHERE "complaint_id" = "complaint"."id" AND "staff_id" IS NOT NULL);
  END IF;
END $$;
-- Media: a document is called by its file until somebody gives it a name.
DO $$ BEGIN
  IF EXISTS (SELECT FROM information_schema.columns WHERE table_name = 'document' AND column_name = 'name') THEN
    UPDATE "document" SET "name" = "file" WHERE "name" = '';
  END IF;
END $$;

ALTER TABLE "doctor_note" ADD CONSTRAINT "doctor_note_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "doctor_note" ADD CONSTRAINT "doctor_note_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_sign_in_id_sign_in_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_in"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_push_key_id_push_key_id_fk" FOREIGN KEY ("push_key_id") REFERENCES "public"."push_key"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_started_by_staff_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "campaign_recipient" ADD CONSTRAINT "campaign_recipient_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "campaign_recipient" ADD CONSTRAINT "campaign_recipient_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "answer_sms" ADD CONSTRAINT "answer_sms_message_id_complaint_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."complaint_message"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint_mention" ADD CONSTRAINT "complaint_mention_note_id_complaint_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."complaint_note"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint_mention" ADD CONSTRAINT "complaint_mention_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "complaint_note" ADD CONSTRAINT "complaint_note_complaint_id_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaint"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint_note" ADD CONSTRAINT "complaint_note_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cash_count" ADD CONSTRAINT "cash_count_branch_id_contact_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cash_count" ADD CONSTRAINT "cash_count_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "day_close" ADD CONSTRAINT "day_close_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "day_close" ADD CONSTRAINT "day_close_closed_by_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "day_explanation" ADD CONSTRAINT "day_explanation_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_file" ADD CONSTRAINT "statement_file_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_file_id_statement_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."statement_file"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_profile" ADD CONSTRAINT "statement_profile_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rendition_run" ADD CONSTRAINT "rendition_run_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "upload" ADD CONSTRAINT "upload_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout" ADD CONSTRAINT "payout_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout" ADD CONSTRAINT "payout_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout" ADD CONSTRAINT "payout_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout" ADD CONSTRAINT "payout_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout" ADD CONSTRAINT "payout_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_sheet_id_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheet"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_delivery_id_sheet_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."sheet_delivery"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "doctor_note_doctor_id" ON "doctor_note" USING btree ("doctor_id","id");
CREATE INDEX "push_message_to_send" ON "push_message" USING btree ("send_at");
CREATE INDEX "push_message_subscription_id" ON "push_message" USING btree ("subscription_id");
CREATE INDEX "push_subscription_doctor_id" ON "push_subscription" USING btree ("doctor_id");
CREATE INDEX "push_subscription_sign_in_id" ON "push_subscription" USING btree ("sign_in_id");
CREATE INDEX "push_subscription_push_key_id" ON "push_subscription" USING btree ("push_key_id");
CREATE INDEX "campaign_running" ON "campaign" USING btree ("id") WHERE state in ('fuse', 'sending', 'paused');
CREATE INDEX "campaign_state" ON "campaign" USING btree ("state","id");
CREATE INDEX "campaign_created_by" ON "campaign" USING btree ("created_by","id");
CREATE INDEX "campaign_text_hash" ON "campaign" USING btree ("text_hash");
CREATE INDEX "campaign_recipient_state" ON "campaign_recipient" USING btree ("campaign_id","state","tries","doctor_id");
CREATE INDEX "campaign_recipient_doctor_id" ON "campaign_recipient" USING btree ("doctor_id");
CREATE INDEX "campaign_recipient_undelivered" ON "campaign_recipient" USING btree ("gateway","tried_at") WHERE state = 'sent' and delivery is null and reference is not null;
CREATE INDEX "answer_sms_to_send" ON "answer_sms" USING btree ("tell_at") WHERE tell_at is not null;
CREATE INDEX "canned_answer_position" ON "canned_answer" USING btree ("position","id");
CREATE INDEX "canned_answer_search" ON "canned_answer" USING gin ("search_key" gin_trgm_ops);
CREATE INDEX "complaint_mention_staff_id" ON "complaint_mention" USING btree ("staff_id","created_at") WHERE seen_at is null;
CREATE INDEX "complaint_note_order" ON "complaint_note" USING btree ("complaint_id","created_at","id");
CREATE INDEX "complaint_note_staff_id" ON "complaint_note" USING btree ("staff_id");
CREATE INDEX "cash_count_day" ON "cash_count" USING btree ("day","branch_id","id");
CREATE UNIQUE INDEX "statement_file_once" ON "statement_file" USING btree ("provider","sha256") WHERE state = 'taken';
CREATE INDEX "statement_file_days" ON "statement_file" USING btree ("provider","first_day","last_day") WHERE state = 'taken';
CREATE INDEX "statement_file_created_at" ON "statement_file" USING btree ("created_at");
CREATE INDEX "statement_line_file_id" ON "statement_line" USING btree ("file_id","number");
CREATE INDEX "statement_line_at" ON "statement_line" USING btree ("at");
CREATE INDEX "statement_line_open" ON "statement_line" USING btree ("provider","at") WHERE state in ('differs', 'proposed', 'stranger');
CREATE UNIQUE INDEX "statement_line_payment" ON "statement_line" USING btree ("payment_id") WHERE state = 'matched' and kind = 'payment';
CREATE UNIQUE INDEX "statement_line_refund" ON "statement_line" USING btree ("refund_id") WHERE state = 'matched' and refund_id is not null;
CREATE INDEX "rendition_run_video_id" ON "rendition_run" USING btree ("video_id","id");
CREATE INDEX "rendition_run_open" ON "rendition_run" USING btree ("id") WHERE state in ('waiting', 'running');
CREATE INDEX "upload_staff_id" ON "upload" USING btree ("staff_id","id");
CREATE INDEX "upload_whole" ON "upload" USING btree ("id") WHERE state = 'whole';
CREATE INDEX "upload_updated_at" ON "upload" USING btree ("updated_at");
CREATE UNIQUE INDEX "payout_open" ON "payout" USING btree ("order_id") WHERE state in ('proposed', 'to_sign');
CREATE INDEX "payout_payment_id" ON "payout" USING btree ("payment_id") WHERE payment_id is not null;
CREATE INDEX "payout_request_id" ON "payout" USING btree ("request_id") WHERE request_id is not null;
CREATE INDEX "payout_asked_by" ON "payout" USING btree ("asked_by");
CREATE INDEX "payout_decided_by" ON "payout" USING btree ("decided_by") WHERE decided_by is not null;
CREATE INDEX "hand_over_newest" ON "hand_over" USING btree ("at" DESC NULLS LAST);
CREATE INDEX "hand_over_staff_id" ON "hand_over" USING btree ("staff_id");
CREATE INDEX "stock_movement_sheet_id" ON "stock_movement" USING btree ("sheet_id","id");
CREATE INDEX "stock_movement_delivery_id" ON "stock_movement" USING btree ("delivery_id") WHERE delivery_id is not null;
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_merged_into_id_doctor_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sms_try" ADD CONSTRAINT "sms_try_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_merged_into_id_complaint_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."complaint"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payment" ADD CONSTRAINT "payment_branch_id_contact_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment" ADD CONSTRAINT "payment_cashier_id_staff_id_fk" FOREIGN KEY ("cashier_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_packed_by_staff_id_fk" FOREIGN KEY ("packed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_hand_over_id_hand_over_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."hand_over"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_resend_of_id_sheet_delivery_id_fk" FOREIGN KEY ("resend_of_id") REFERENCES "public"."sheet_delivery"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "doctor_merged_into" ON "doctor" USING btree ("merged_into_id") WHERE merged_into_id is not null;
CREATE INDEX "sms_try_campaign_id" ON "sms_try" USING btree ("campaign_id","id") WHERE campaign_id is not null;
CREATE INDEX "complaint_promised" ON "complaint" USING btree ("promised_at","id") WHERE state = 'open';
CREATE INDEX "complaint_last_message_at" ON "complaint" USING btree ("last_message_at","id");
CREATE INDEX "complaint_assignee_id" ON "complaint" USING btree ("assignee_id") WHERE assignee_id is not null;
CREATE INDEX "complaint_merged_into_id" ON "complaint" USING btree ("merged_into_id") WHERE merged_into_id is not null;
CREATE INDEX "complaint_first_answered_at" ON "complaint" USING btree ("first_answered_at") WHERE first_answered_at is not null;
CREATE INDEX "complaint_closed_at" ON "complaint" USING btree ("closed_at") WHERE closed_at is not null;
CREATE INDEX "payment_started_at" ON "payment" USING btree ("started_at","id");
CREATE INDEX "payment_of_gateway" ON "payment" USING btree ("gateway","started_at","id");
CREATE INDEX "payment_of_state" ON "payment" USING btree ("state","started_at","id");
CREATE INDEX "payment_branch_id" ON "payment" USING btree ("branch_id","started_at","id") WHERE branch_id is not null;
CREATE INDEX "payment_cashier_id" ON "payment" USING btree ("cashier_id") WHERE cashier_id is not null;
CREATE INDEX "sheet_delivery_newest" ON "sheet_delivery" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "sheet_delivery_bench" ON "sheet_delivery" USING btree ("booked_at") WHERE booked_at is not null and hand_over_id is null;
CREATE INDEX "sheet_delivery_hand_over_id" ON "sheet_delivery" USING btree ("hand_over_id");
CREATE UNIQUE INDEX "sheet_delivery_resent_once" ON "sheet_delivery" USING btree ("resend_of_id");
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_merged_is_closed" CHECK ("doctor"."merged_into_id" is null or "doctor"."closed_at" is not null);
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_ended_because" CHECK ("sign_in"."ended_because" in ('logout', 'password_changed', 'device_released', 'ended_by_doctor', 'ended_by_staff', 'merged', 'impersonation_ended'));
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_merged_into_another" CHECK ("complaint"."merged_into_id" <> "complaint"."id");
ALTER TABLE "material" ADD CONSTRAINT "material_until" CHECK ("material"."until" > "material"."published_at");
ALTER TABLE "payment" ADD CONSTRAINT "payment_cash" CHECK (("payment"."gateway" = 'cash') = ("payment"."branch_id" is not null) and ("payment"."gateway" = 'cash') = ("payment"."cashier_id" is not null));
ALTER TABLE "payment" ADD CONSTRAINT "payment_gateway" CHECK ("payment"."gateway" in ('sslcommerz', 'bkash', 'manual', 'cash'));
ALTER TABLE "site" ADD CONSTRAINT "site_sms_part" CHECK ("site"."sms_part_paisa" between 1 and 10000);
ALTER TABLE "site" ADD CONSTRAINT "site_quiet_hours" CHECK ("site"."quiet_from_hour" between 0 and 23 and "site"."quiet_until_hour" between 0 and 23);

-- Day-end: nothing is booked on a day that two people have closed ("day_close", "ledger_entry").
CREATE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "day_close" WHERE "day" = (NEW."at" AT TIME ZONE 'Asia/Dhaka')::date) THEN
    RAISE EXCEPTION 'the books of that day are closed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entry_day_is_open BEFORE INSERT ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();
CREATE TRIGGER cash_count_stays BEFORE UPDATE OR DELETE ON "cash_count" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER day_close_stays BEFORE UPDATE OR DELETE ON "day_close" FOR EACH ROW EXECUTE FUNCTION refuse_change();
