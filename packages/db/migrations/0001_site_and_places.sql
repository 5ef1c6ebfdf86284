-- Made by drizzle-kit from src/tables; the extension and the three functions below are written by hand,
-- because the tables' checks, generated column and trigram index stand on them.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What staff write and visitors read: Bengali always, English if there is any, both in the normalised encoding.
-- Strict, so that a nullable column may be null.
CREATE FUNCTION is_localized_text(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN coalesce(
	jsonb_typeof(value -> 'bn') = 'string' AND btrim(value ->> 'bn') <> '' AND (value ->> 'bn') IS NFC NORMALIZED
	AND (NOT value ? 'en' OR (jsonb_typeof(value -> 'en') = 'string' AND btrim(value ->> 'en') <> '' AND (value ->> 'en') IS NFC NORMALIZED)),
	false
);

-- One key for names as people type them: one encoding, no invisible joiners, Latin digits, small letters.
CREATE FUNCTION search_key(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(regexp_replace(normalize(value, NFC), '[\u200B-\u200D\u2060\uFEFF]', '', 'g'), '০১২৩৪৫৬৭৮৯', '0123456789'));

-- array_to_string is only stable, as some element types print by settings; text does not, and a generated column needs immutable.
CREATE FUNCTION join_words(words text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_string(words, ' ');

CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"to" text NOT NULL,
	"query" jsonb,
	"from" text,
	"doctor_id" bigint,
	"device_hash" text,
	"request_id" text
);

CREATE TABLE "batch_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batch_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb NOT NULL,
	"icon" text NOT NULL,
	"tone" text NOT NULL,
	"course_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batch_category_slug_unique" UNIQUE("slug"),
	CONSTRAINT "batch_category_slug" CHECK ("batch_category"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "batch_category_texts" CHECK (is_localized_text("batch_category"."title") and is_localized_text("batch_category"."subtitle")),
	CONSTRAINT "batch_category_icon" CHECK ("batch_category"."icon" in ('heart-pulse', 'scissors', 'ribbon', 'baby', 'stethoscope', 'microscope', 'tooth', 'globe', 'landmark', 'hospital', 'scroll-text', 'compass')),
	CONSTRAINT "batch_category_tone" CHECK ("batch_category"."tone" in ('medical', 'postgraduate', 'civil'))
);

CREATE TABLE "contact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"email" text,
	"address" jsonb NOT NULL,
	"directions" jsonb,
	"map_url" text,
	"latitude" double precision,
	"longitude" double precision,
	"hours" jsonb,
	"is_main" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_texts" CHECK (is_localized_text("contact"."name") and is_localized_text("contact"."address") and is_localized_text("contact"."directions") and is_localized_text("contact"."hours")),
	CONSTRAINT "contact_map_url" CHECK ("contact"."map_url" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "contact_phones_are_a_list" CHECK (jsonb_typeof("contact"."phones") = 'array'),
	CONSTRAINT "contact_place_is_whole" CHECK (("contact"."latitude" is null) = ("contact"."longitude" is null)),
	CONSTRAINT "contact_latitude" CHECK ("contact"."latitude" between -90 and 90),
	CONSTRAINT "contact_longitude" CHECK ("contact"."longitude" between -180 and 180)
);

CREATE TABLE "course" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_slug_unique" UNIQUE("slug"),
	CONSTRAINT "course_slug" CHECK ("course"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "course_texts" CHECK (is_localized_text("course"."title") and is_localized_text("course"."subtitle"))
);

CREATE TABLE "course_setting" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"enrolment_open" boolean DEFAULT true NOT NULL,
	"allow_instalments" boolean DEFAULT false NOT NULL,
	"show_rank" boolean DEFAULT true NOT NULL,
	"support_phone" text,
	"help_text" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_setting_texts" CHECK (is_localized_text("course_setting"."help_text"))
);

CREATE TABLE "district" (
	"id" integer PRIMARY KEY NOT NULL,
	"division_id" integer NOT NULL,
	"name_bn" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "district_name_bn_unique" UNIQUE("name_bn"),
	CONSTRAINT "district_name_en_unique" UNIQUE("name_en"),
	CONSTRAINT "district_name_bn" CHECK ("district"."name_bn" <> '' and "district"."name_bn" is nfc normalized),
	CONSTRAINT "district_name_en" CHECK ("district"."name_en" <> '' and "district"."name_en" is nfc normalized)
);

CREATE TABLE "division" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_bn" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "division_name_bn_unique" UNIQUE("name_bn"),
	CONSTRAINT "division_name_en_unique" UNIQUE("name_en"),
	CONSTRAINT "division_name_bn" CHECK ("division"."name_bn" <> '' and "division"."name_bn" is nfc normalized),
	CONSTRAINT "division_name_en" CHECK ("division"."name_en" <> '' and "division"."name_en" is nfc normalized)
);

CREATE TABLE "event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"image" text,
	"starts_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"fee_paisa" integer NOT NULL,
	"mode" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_texts" CHECK (is_localized_text("event"."name")),
	CONSTRAINT "event_image" CHECK ("event"."image" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "event_fee" CHECK ("event"."fee_paisa" >= 0),
	CONSTRAINT "event_mode" CHECK ("event"."mode" in ('online', 'branch'))
);

CREATE TABLE "faq" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"category" text NOT NULL,
	"show_on_home" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_texts" CHECK (is_localized_text("faq"."title") and is_localized_text("faq"."answer")),
	CONSTRAINT "faq_category_is_slug" CHECK ("faq"."category" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

CREATE TABLE "hero_slide" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hero_slide_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"subtitle" jsonb,
	"thumb" text NOT NULL,
	"is_video" boolean DEFAULT false NOT NULL,
	"link" text NOT NULL,
	"duration_label" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hero_slide_texts" CHECK (is_localized_text("hero_slide"."title") and is_localized_text("hero_slide"."subtitle") and is_localized_text("hero_slide"."duration_label")),
	CONSTRAINT "hero_slide_link" CHECK ("hero_slide"."link" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "hero_slide_thumb" CHECK ("hero_slide"."thumb" ~ '^(/([^/\\]|$)|https?://)')
);

CREATE TABLE "medical_college" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_college_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_bn" text NOT NULL,
	"name_en" text NOT NULL,
	"acronym" text,
	"old_names" text[] DEFAULT '{}' NOT NULL,
	"kind" text NOT NULL,
	"district_id" integer,
	"search_key" text GENERATED ALWAYS AS (search_key(name_bn || ' ' || name_en || ' ' || coalesce(acronym, '') || ' ' || join_words(old_names))) STORED NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "medical_college_name_en_unique" UNIQUE("name_en"),
	CONSTRAINT "medical_college_name_bn" CHECK ("medical_college"."name_bn" <> '' and "medical_college"."name_bn" is nfc normalized),
	CONSTRAINT "medical_college_name_en" CHECK ("medical_college"."name_en" <> '' and "medical_college"."name_en" is nfc normalized),
	CONSTRAINT "medical_college_kind" CHECK ("medical_college"."kind" in ('government', 'army', 'private', 'university', 'dental', 'other'))
);

CREATE TABLE "scrolling_notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scrolling_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"link" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scrolling_notice_texts" CHECK (is_localized_text("scrolling_notice"."title")),
	CONSTRAINT "scrolling_notice_link" CHECK ("scrolling_notice"."link" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "scrolling_notice_ends_after_start" CHECK ("scrolling_notice"."ends_at" > "scrolling_notice"."starts_at")
);

CREATE TABLE "seed_run" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "service" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"subtitle" jsonb,
	"link" text NOT NULL,
	"icon" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_texts" CHECK (is_localized_text("service"."title") and is_localized_text("service"."subtitle")),
	CONSTRAINT "service_link" CHECK ("service"."link" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "service_icon" CHECK ("service"."icon" ~ '^[a-z0-9-]+$')
);

CREATE TABLE "site" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"company_name" jsonb NOT NULL,
	"company_slogan" jsonb DEFAULT '{"bn":"পোস্টগ্র্যাজুয়েশন মেডিকেল ওরিয়েন্টেশন সেন্টার","en":"Post graduation medical orientation center"}'::jsonb NOT NULL,
	"logo" text,
	"footer_logo" text,
	"menus" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"footer_menu" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"footer_text" jsonb,
	"footer_social_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"app_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phone" text NOT NULL,
	"phone_hours_note" jsonb,
	"email" text NOT NULL,
	"support_channels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hero_eyebrow" jsonb,
	"hero_headline" jsonb NOT NULL,
	"hero_text" jsonb,
	"hero_facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hero_actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"need_otp_for_registration" boolean DEFAULT true NOT NULL,
	"need_otp_for_reset_password" boolean DEFAULT true NOT NULL,
	"block_devtools" boolean DEFAULT true NOT NULL,
	"chat_plugin" jsonb,
	"new_site_notice" jsonb,
	"featured_exam_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_is_one_row" CHECK ("site"."id" = 1),
	CONSTRAINT "site_phone_is_e164" CHECK ("site"."phone" ~ '^\+[1-9][0-9]{7,14}$'),
	CONSTRAINT "site_texts" CHECK (is_localized_text("site"."company_name") and is_localized_text("site"."company_slogan") and is_localized_text("site"."hero_headline")),
	CONSTRAINT "site_optional_texts" CHECK (is_localized_text("site"."footer_text") and is_localized_text("site"."phone_hours_note") and is_localized_text("site"."hero_eyebrow") and is_localized_text("site"."hero_text")),
	CONSTRAINT "site_hero_actions_are_two_at_most" CHECK (jsonb_array_length("site"."hero_actions") <= 2)
);

CREATE TABLE "upazila" (
	"id" integer PRIMARY KEY NOT NULL,
	"district_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name_bn" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "upazila_name_bn_in_district" UNIQUE("district_id","name_bn"),
	CONSTRAINT "upazila_name_en_in_district" UNIQUE("district_id","name_en"),
	CONSTRAINT "upazila_kind" CHECK ("upazila"."kind" in ('upazila', 'thana')),
	CONSTRAINT "upazila_name_bn" CHECK ("upazila"."name_bn" <> '' and "upazila"."name_bn" is nfc normalized),
	CONSTRAINT "upazila_name_en" CHECK ("upazila"."name_en" <> '' and "upazila"."name_en" is nfc normalized)
);

ALTER TABLE "batch_category" ADD CONSTRAINT "batch_category_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "course_setting" ADD CONSTRAINT "course_setting_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "district" ADD CONSTRAINT "district_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "medical_college" ADD CONSTRAINT "medical_college_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "upazila" ADD CONSTRAINT "upazila_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "activity_at" ON "activity" USING btree ("at");
CREATE INDEX "batch_category_position" ON "batch_category" USING btree ("position","id");
CREATE INDEX "batch_category_course_id" ON "batch_category" USING btree ("course_id");
CREATE INDEX "contact_position" ON "contact" USING btree ("position","id");
CREATE UNIQUE INDEX "contact_one_main" ON "contact" USING btree ("is_main") WHERE is_main;
CREATE INDEX "course_position" ON "course" USING btree ("position","id");
CREATE INDEX "district_division_id" ON "district" USING btree ("division_id");
CREATE INDEX "event_upcoming" ON "event" USING btree ("deadline","position","id") WHERE is_active;
CREATE INDEX "faq_position" ON "faq" USING btree ("position","id");
CREATE INDEX "faq_category" ON "faq" USING btree ("category","position");
CREATE INDEX "faq_on_home" ON "faq" USING btree ("position","id") WHERE show_on_home and is_active;
CREATE INDEX "hero_slide_position" ON "hero_slide" USING btree ("position","id");
CREATE INDEX "medical_college_position" ON "medical_college" USING btree ("position","id");
CREATE INDEX "medical_college_district_id" ON "medical_college" USING btree ("district_id");
CREATE INDEX "medical_college_search" ON "medical_college" USING gin ("search_key" gin_trgm_ops);
CREATE INDEX "scrolling_notice_position" ON "scrolling_notice" USING btree ("position","id");
CREATE INDEX "service_position" ON "service" USING btree ("position","id");
