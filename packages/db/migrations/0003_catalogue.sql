-- Made by drizzle-kit from src/tables; the function below is written by hand, because two generated columns stand on it.

-- How a word sounds, as consonants in Latin letters: 'medisin', 'medicine' and 'মেডিসিন' are all 'mdsn'. Vowels, doubled
-- letters and what Bengali writes but does not say fall away. Words stay apart.
CREATE FUNCTION sound_key(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
	-- A word of one sound said twice, as in শিশু and viva, keeps both: one letter would say too little.
	SELECT btrim(replace(regexp_replace(regexp_replace(regexp_replace(k.plain, '[^a-z0-9]+', ' ', 'g'), '\m([a-z])\1+\M', '\1-\1', 'g'), '([a-z])\1+', '\1', 'g'), '-', ''))
	FROM (
		SELECT regexp_replace(
			translate(
				-- Latin spellings of one sound.
				regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
					b.latin,
					'ksh', 'k', 'g'), 'c(?=[eiy])', 's', 'g'), 'g(?=[ei]|y\M)', 'j', 'g'), 't?chh?', '~', 'g'), 'x', 'ks', 'g'), 'ph', 'f', 'g'), '([bdgjkst])h', '\1', 'g'), '[aeiouyw]', '', 'g'),
				'cqzv~', 'kkjbc'),
			'h(?![a-z])', '', 'g') AS plain
		FROM (
			SELECT translate(
				regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
					search_key(value),
					'ক্ষ', 'ক', 'g'), 'জ্ঞ', 'গ', 'g'), '[ডঢ]়', 'র', 'g'), 'য়|্য', '', 'g'), '([^ম])্ব', '\1', 'g'), '[ঁঃ্া-ৌঅ-ঔৗ়]', '', 'g'),
				'কখগঘঙংচছজঝযঞটঠতথৎডঢদধণনপফবভমরলশষসহ', 'kkggnn~~jjjntttttddddnnpfbbmrlsssh'
			) AS latin
		) b
	) k;
END;

CREATE TABLE "batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_category_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"course_session_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"about" jsonb,
	"image" text,
	"mode" text NOT NULL,
	"pace" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"enrolment_ends_at" timestamp with time zone NOT NULL,
	"fee_paisa" integer NOT NULL,
	"discount_paisa" integer DEFAULT 0 NOT NULL,
	"discount_ends_at" timestamp with time zone,
	"lectures" integer NOT NULL,
	"exams" integer NOT NULL,
	"inclusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outline" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refund_rule" jsonb NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '') || ' ' || join_words(aliases))) STORED NOT NULL,
	"sound_key" text GENERATED ALWAYS AS (sound_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '') || ' ' || join_words(aliases))) STORED NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batch_texts" CHECK (is_localized_text("batch"."title") and is_localized_text("batch"."summary") and is_localized_text("batch"."about") and is_localized_text("batch"."refund_rule")),
	CONSTRAINT "batch_image" CHECK ("batch"."image" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "batch_mode" CHECK ("batch"."mode" in ('online', 'branch', 'both')),
	CONSTRAINT "batch_pace" CHECK ("batch"."pace" in ('intensive', 'regular', 'relaxed')),
	CONSTRAINT "batch_ends_after_start" CHECK ("batch"."ends_on" >= "batch"."starts_on"),
	CONSTRAINT "batch_fee" CHECK ("batch"."fee_paisa" >= 0),
	CONSTRAINT "batch_discount" CHECK ("batch"."discount_paisa" between 0 and "batch"."fee_paisa"),
	CONSTRAINT "batch_discount_has_an_end" CHECK ("batch"."discount_paisa" = 0 or "batch"."discount_ends_at" is not null),
	CONSTRAINT "batch_counts" CHECK ("batch"."lectures" >= 0 and "batch"."exams" >= 0)
);

CREATE TABLE "batch_instalment" (
	"batch_id" integer NOT NULL,
	"number" integer NOT NULL,
	"amount_paisa" integer NOT NULL,
	"due_on" date,
	CONSTRAINT "batch_instalment_batch_id_number_pk" PRIMARY KEY("batch_id","number"),
	CONSTRAINT "batch_instalment_number" CHECK ("batch_instalment"."number" between 1 and 12),
	CONSTRAINT "batch_instalment_amount" CHECK ("batch_instalment"."amount_paisa" > 0),
	CONSTRAINT "batch_instalment_first_is_due_at_once" CHECK (("batch_instalment"."number" = 1) = ("batch_instalment"."due_on" is null))
);

CREATE TABLE "batch_teacher" (
	"batch_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "batch_teacher_batch_id_teacher_id_pk" PRIMARY KEY("batch_id","teacher_id")
);

CREATE TABLE "course_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"year" integer NOT NULL,
	"title" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_session_start_unique" UNIQUE("course_id","starts_on"),
	CONSTRAINT "course_session_texts" CHECK (is_localized_text("course_session"."title")),
	CONSTRAINT "course_session_year" CHECK ("course_session"."year" between 2000 and 2200),
	CONSTRAINT "course_session_ends_after_start" CHECK ("course_session"."ends_on" >= "course_session"."starts_on")
);

CREATE TABLE "free_video" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "free_video_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"link" text NOT NULL,
	"poster" text,
	"captions" text,
	"duration_seconds" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "free_video_texts" CHECK (is_localized_text("free_video"."title") and is_localized_text("free_video"."description")),
	CONSTRAINT "free_video_link" CHECK ("free_video"."link" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "free_video_poster" CHECK ("free_video"."poster" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "free_video_captions" CHECK ("free_video"."captions" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "free_video_duration" CHECK ("free_video"."duration_seconds" > 0)
);

CREATE TABLE "gallery_album" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gallery_album_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"description" jsonb,
	"taken_on" date,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_album_texts" CHECK (is_localized_text("gallery_album"."title") and is_localized_text("gallery_album"."description"))
);

CREATE TABLE "gallery_picture" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gallery_picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gallery_album_id" integer NOT NULL,
	"image" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"caption" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_picture_texts" CHECK (is_localized_text("gallery_picture"."caption")),
	CONSTRAINT "gallery_picture_image" CHECK ("gallery_picture"."image" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "gallery_picture_size" CHECK ("gallery_picture"."width" > 0 and "gallery_picture"."height" > 0)
);

CREATE TABLE "page" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_slug" CHECK ("page"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "page_texts" CHECK (is_localized_text("page"."title") and is_localized_text("page"."description") and is_localized_text("page"."body"))
);

CREATE TABLE "schedule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"mode" text NOT NULL,
	"contact_id" integer,
	"weekdays" integer[] NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"seats" integer NOT NULL,
	"seats_sold" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_texts" CHECK (is_localized_text("schedule"."title")),
	CONSTRAINT "schedule_mode" CHECK ("schedule"."mode" in ('online', 'branch')),
	CONSTRAINT "schedule_branch_has_a_place" CHECK (("schedule"."mode" = 'branch') = ("schedule"."contact_id" is not null)),
	CONSTRAINT "schedule_weekdays" CHECK ("schedule"."weekdays" <@ array[0, 1, 2, 3, 4, 5, 6]),
	CONSTRAINT "schedule_times" CHECK ("schedule"."opens" ~ '^[0-2][0-9]:[0-5][0-9]$' and "schedule"."closes" ~ '^[0-2][0-9]:[0-5][0-9]$'),
	CONSTRAINT "schedule_seats" CHECK ("schedule"."seats_sold" between 0 and "schedule"."seats")
);

CREATE TABLE "schedule_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"schedule_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"subject" jsonb,
	"teacher_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"questions" integer,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_event_texts" CHECK (is_localized_text("schedule_event"."title") and is_localized_text("schedule_event"."subject")),
	CONSTRAINT "schedule_event_kind" CHECK ("schedule_event"."kind" in ('lecture', 'exam', 'lecture_and_exam')),
	CONSTRAINT "schedule_event_ends_after_start" CHECK ("schedule_event"."ends_at" > "schedule_event"."starts_at"),
	CONSTRAINT "schedule_event_questions" CHECK ("schedule_event"."questions" is null or ("schedule_event"."questions" > 0 and "schedule_event"."kind" <> 'lecture'))
);

CREATE TABLE "seat_hold" (
	"schedule_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "seat_hold_schedule_id_doctor_id_pk" PRIMARY KEY("schedule_id","doctor_id")
);

CREATE TABLE "teacher" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teacher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"subject" jsonb NOT NULL,
	"qualifications" text NOT NULL,
	"workplace" jsonb,
	"photo" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teacher_texts" CHECK (is_localized_text("teacher"."name") and is_localized_text("teacher"."subject") and is_localized_text("teacher"."workplace")),
	CONSTRAINT "teacher_photo" CHECK ("teacher"."photo" ~ '^(/([^/\\]|$)|https?://)')
);

ALTER TABLE "course" ADD COLUMN "about" jsonb;
ALTER TABLE "course" ADD COLUMN "mark_shares" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "course" ADD COLUMN "syllabus" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "course" ADD COLUMN "faq_category" text;
ALTER TABLE "event" ADD COLUMN "summary" jsonb;
ALTER TABLE "event" ADD COLUMN "about" jsonb;
ALTER TABLE "event" ADD COLUMN "ends_at" timestamp with time zone;
ALTER TABLE "event" ADD COLUMN "contact_id" integer;
ALTER TABLE "event" ADD COLUMN "seats" integer;
ALTER TABLE "event" ADD COLUMN "seats_sold" integer DEFAULT 0 NOT NULL;
ALTER TABLE "faq" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '') || ' ' || (answer ->> 'bn') || ' ' || coalesce(answer ->> 'en', ''))) STORED NOT NULL;
ALTER TABLE "faq" ADD COLUMN "sound_key" text GENERATED ALWAYS AS (sound_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', ''))) STORED NOT NULL;
ALTER TABLE "batch" ADD CONSTRAINT "batch_batch_category_id_batch_category_id_fk" FOREIGN KEY ("batch_category_id") REFERENCES "public"."batch_category"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "batch" ADD CONSTRAINT "batch_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "batch" ADD CONSTRAINT "batch_course_session_id_course_session_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_session"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "batch_instalment" ADD CONSTRAINT "batch_instalment_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "batch_teacher" ADD CONSTRAINT "batch_teacher_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "batch_teacher" ADD CONSTRAINT "batch_teacher_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "course_session" ADD CONSTRAINT "course_session_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gallery_picture" ADD CONSTRAINT "gallery_picture_gallery_album_id_gallery_album_id_fk" FOREIGN KEY ("gallery_album_id") REFERENCES "public"."gallery_album"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "schedule_event" ADD CONSTRAINT "schedule_event_schedule_id_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "schedule_event" ADD CONSTRAINT "schedule_event_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "seat_hold" ADD CONSTRAINT "seat_hold_schedule_id_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "seat_hold" ADD CONSTRAINT "seat_hold_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "batch_by_start" ON "batch" USING btree ("starts_on","id","enrolment_ends_at","batch_category_id","course_session_id","mode","fee_paisa","discount_paisa","discount_ends_at") WHERE is_active;
CREATE INDEX "batch_by_category" ON "batch" USING btree ("batch_category_id","starts_on","id","enrolment_ends_at","course_session_id","mode","fee_paisa","discount_paisa","discount_ends_at") WHERE is_active;
CREATE INDEX "batch_by_course" ON "batch" USING btree ("course_id","starts_on","id","enrolment_ends_at","batch_category_id","course_session_id","mode","fee_paisa","discount_paisa","discount_ends_at") WHERE is_active;
CREATE INDEX "batch_by_session" ON "batch" USING btree ("course_session_id","starts_on","id","enrolment_ends_at","batch_category_id","mode","fee_paisa","discount_paisa","discount_ends_at") WHERE is_active;
CREATE INDEX "batch_by_fee" ON "batch" USING btree ("fee_paisa","id","enrolment_ends_at","batch_category_id","course_session_id","starts_on","mode","discount_paisa","discount_ends_at") WHERE is_active;
CREATE INDEX "batch_open" ON "batch" USING btree ("batch_category_id","course_session_id","enrolment_ends_at") WHERE is_active;
CREATE INDEX "batch_by_reduced_fee" ON "batch" USING btree ((fee_paisa - discount_paisa),"id","discount_ends_at","enrolment_ends_at") WHERE is_active and discount_paisa > 0;
CREATE INDEX "batch_search" ON "batch" USING gin ("search_key" gin_trgm_ops,"sound_key" gin_trgm_ops);
CREATE INDEX "batch_teacher_teacher_id" ON "batch_teacher" USING btree ("teacher_id");
CREATE INDEX "course_session_course_id" ON "course_session" USING btree ("course_id","starts_on");
CREATE INDEX "free_video_position" ON "free_video" USING btree ("position","id") WHERE is_active;
CREATE INDEX "gallery_album_position" ON "gallery_album" USING btree ("position","id");
CREATE INDEX "gallery_picture_album_id" ON "gallery_picture" USING btree ("gallery_album_id","position","id");
CREATE INDEX "schedule_batch_id" ON "schedule" USING btree ("batch_id","position","id");
CREATE INDEX "schedule_with_seats" ON "schedule" USING btree ("batch_id","id") WHERE is_active and seats_sold < seats;
CREATE INDEX "schedule_event_schedule_id" ON "schedule_event" USING btree ("schedule_id","starts_at","id");
CREATE INDEX "schedule_event_teacher_id" ON "schedule_event" USING btree ("teacher_id");
CREATE INDEX "seat_hold_held_until" ON "seat_hold" USING btree ("held_until","schedule_id");
CREATE INDEX "seat_hold_doctor_id" ON "seat_hold" USING btree ("doctor_id");
CREATE INDEX "teacher_position" ON "teacher" USING btree ("position","id");
ALTER TABLE "event" ADD CONSTRAINT "event_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "event_contact_id" ON "event" USING btree ("contact_id");
CREATE INDEX "faq_search" ON "faq" USING gin ("search_key" gin_trgm_ops,"sound_key" gin_trgm_ops);
ALTER TABLE "course" ADD CONSTRAINT "course_about" CHECK (is_localized_text("course"."about"));
ALTER TABLE "course" ADD CONSTRAINT "course_faq_category" CHECK ("course"."faq_category" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "event" ADD CONSTRAINT "event_more_texts" CHECK (is_localized_text("event"."summary") and is_localized_text("event"."about"));
ALTER TABLE "event" ADD CONSTRAINT "event_seats" CHECK ("event"."seats_sold" between 0 and "event"."seats");
ALTER TABLE "event" ADD CONSTRAINT "event_ends_after_start" CHECK ("event"."ends_at" > "event"."starts_at");