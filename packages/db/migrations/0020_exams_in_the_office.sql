-- Made by drizzle-kit from src/tables; functions, triggers and values are written by hand.

-- What a question is found by: its stem and its parts in both languages.
CREATE FUNCTION question_words("text" jsonb, parts jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN concat_ws(' ', "text" ->> 'bn', "text" ->> 'en', (
	SELECT string_agg(concat_ws(' ', part -> 'text' ->> 'bn', part -> 'text' ->> 'en'), ' ' ORDER BY number)
	FROM jsonb_array_elements(parts) WITH ORDINALITY AS listed (part, number)));


-- Every two words that stand beside each other, as numbers: questions that say nearly the same share most of them, others hardly any.
CREATE FUNCTION look_keys(words text) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT coalesce(array_agg(DISTINCT hashtext(word || ' ' || next)), '{}') FROM (
	SELECT word, lead(word) OVER (ORDER BY number) AS next
	FROM regexp_split_to_table(search_key(words), '[^a-z0-9\u00c0-\u024f\u0370-\u03ff\u0980-\u09ff]+') WITH ORDINALITY AS listed (word, number)
	WHERE word <> '') AS pairs WHERE next IS NOT NULL);
CREATE TABLE "attempt_extension" (
	"deed_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"from_end" timestamp with time zone NOT NULL,
	"to_end" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_extension_deed_id_attempt_id_pk" PRIMARY KEY("deed_id","attempt_id")
);

CREATE TABLE "correction_effect" (
	"correction_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"paper_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"marks_before" integer NOT NULL,
	"marks_after" integer NOT NULL,
	"out_of_before" integer NOT NULL,
	"out_of_after" integer NOT NULL,
	"rank_before" integer,
	"rank_after" integer,
	"outcome_before" text,
	"outcome_after" text,
	"has_objected" boolean DEFAULT false NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "correction_effect_correction_id_attempt_id_pk" PRIMARY KEY("correction_id","attempt_id"),
	CONSTRAINT "correction_effect_outcome_before" CHECK ("correction_effect"."outcome_before" in ('passed', 'failed')),
	CONSTRAINT "correction_effect_outcome_after" CHECK ("correction_effect"."outcome_after" in ('passed', 'failed'))
);

CREATE TABLE "key_correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "key_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"paper_id" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"kind" text NOT NULL,
	"key" jsonb NOT NULL,
	"chosen" jsonb,
	"reason" jsonb,
	"created_by" integer NOT NULL,
	"signature_id" integer,
	"job_id" integer,
	"summary" jsonb,
	"rehearsed_at" timestamp with time zone,
	"papers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"reverted_at" timestamp with time zone,
	"reverted_by" integer,
	"reverted_words" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_correction_state" CHECK ("key_correction"."state" in ('draft', 'asked', 'publishing', 'published', 'reverted', 'dropped')),
	CONSTRAINT "key_correction_kind" CHECK ("key_correction"."kind" in ('new_key', 'accept', 'everyone', 'void')),
	CONSTRAINT "key_correction_reason" CHECK (is_localized_text("key_correction"."reason"))
);

CREATE TABLE "marking_fault" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"paper_id" integer NOT NULL,
	"keys_revision" integer NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

CREATE TABLE "paper_analysis" (
	"paper_id" integer NOT NULL,
	"attempts" text NOT NULL,
	"keys_revision" integer NOT NULL,
	"sittings" integer NOT NULL,
	"reliability" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"analysed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_analysis_paper_id_attempts_pk" PRIMARY KEY("paper_id","attempts"),
	CONSTRAINT "paper_analysis_attempts" CHECK ("paper_analysis"."attempts" in ('first', 'all'))
);

CREATE TABLE "paper_rehearsal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_rehearsal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"marks" integer,
	"out_of" integer
);

CREATE TABLE "rule_pack" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rule_pack_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"rules" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rule_pack_key_unique" UNIQUE("key"),
	CONSTRAINT "rule_pack_key" CHECK ("rule_pack"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

CREATE TABLE "save_lag" (
	"paper_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"process" text NOT NULL,
	"saves" integer NOT NULL,
	"typical" integer NOT NULL,
	"slow" integer NOT NULL,
	CONSTRAINT "save_lag_paper_id_at_process_pk" PRIMARY KEY("paper_id","at","process")
);

CREATE TABLE "sitting_deed" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sitting_deed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"kind" text NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"press_key" text NOT NULL,
	"minutes" integer,
	"reason" text,
	"words" jsonb,
	"to_all" boolean DEFAULT false NOT NULL,
	"withdraws" integer,
	CONSTRAINT "sitting_deed_press" UNIQUE("staff_id","press_key"),
	CONSTRAINT "sitting_deed_kind" CHECK ("sitting_deed"."kind" in ('extend', 'reopen', 'message', 'pause', 'resume', 'withdraw')),
	CONSTRAINT "sitting_deed_words" CHECK (is_localized_text("sitting_deed"."words")),
	CONSTRAINT "sitting_deed_minutes" CHECK ("sitting_deed"."minutes" between 1 and 600),
	CONSTRAINT "sitting_deed_withdraws" CHECK (("sitting_deed"."kind" = 'withdraw') = ("sitting_deed"."withdraws" is not null))
);

CREATE TABLE "sitting_message" (
	"deed_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "sitting_message_deed_id_attempt_id_pk" PRIMARY KEY("deed_id","attempt_id")
);

CREATE TABLE "look_alike" (
	"question_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"percent" integer NOT NULL,
	"apart_by" integer,
	"apart_at" timestamp with time zone,
	CONSTRAINT "look_alike_question_id_other_id_pk" PRIMARY KEY("question_id","other_id"),
	CONSTRAINT "look_alike_order" CHECK ("look_alike"."question_id" < "look_alike"."other_id"),
	CONSTRAINT "look_alike_percent_counts" CHECK ("look_alike"."percent" between 0 and 100),
	CONSTRAINT "look_alike_apart" CHECK (("look_alike"."apart_by" is null) = ("look_alike"."apart_at" is null))
);

CREATE TABLE "objection" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"source" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verdict" text,
	"answer" jsonb,
	"answered_at" timestamp with time zone,
	"staff_id" integer,
	"correction_id" integer,
	CONSTRAINT "objection_once" UNIQUE("paper_id","question_id","doctor_id"),
	CONSTRAINT "objection_reason" CHECK ("objection"."reason" in ('other_key', 'several_right', 'none_right', 'unclear', 'picture', 'other')),
	CONSTRAINT "objection_verdict" CHECK ("objection"."verdict" in ('accepted', 'declined')),
	CONSTRAINT "objection_answered" CHECK (("objection"."answered_at" is null) = ("objection"."verdict" is null)),
	CONSTRAINT "objection_answer" CHECK (is_localized_text("objection"."answer"))
);

CREATE TABLE "question_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"format" text,
	"state" text DEFAULT 'reading' NOT NULL,
	"refusal" text,
	"job_id" integer,
	"summary" jsonb,
	"subject_id" integer,
	"topic_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_import_state" CHECK ("question_import"."state" in ('reading', 'open', 'taking', 'taken', 'undone', 'dropped', 'failed')),
	CONSTRAINT "question_import_format" CHECK ("question_import"."format" in ('docx', 'xlsx', 'csv', 'aiken', 'gift', 'moodle_xml'))
);

CREATE TABLE "question_import_file" (
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer,
	"height" integer,
	CONSTRAINT "question_import_file_import_id_number_pk" PRIMARY KEY("import_id","number")
);

CREATE TABLE "question_import_row" (
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"reading" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"similar" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"question_id" integer,
	CONSTRAINT "question_import_row_import_id_number_pk" PRIMARY KEY("import_id","number"),
	CONSTRAINT "question_import_row_state_known" CHECK ("question_import_row"."state" in ('ready', 'look', 'cannot', 'left', 'taken'))
);

CREATE TABLE "topic" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topic_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topic_name_texts" CHECK (is_localized_text("topic"."name"))
);

CREATE TABLE "signature" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signature_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"deed" text NOT NULL,
	"resource" text NOT NULL,
	"resource_id" text NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_of" integer,
	"words" text,
	"signed_by" integer,
	"signed_at" timestamp with time zone,
	"ended_by" integer,
	"ended_at" timestamp with time zone,
	"ended_words" text,
	CONSTRAINT "signature_signed" CHECK (("signature"."signed_by" is null) = ("signature"."signed_at" is null)),
	CONSTRAINT "signature_ended" CHECK (("signature"."ended_by" is null) = ("signature"."ended_at" is null)),
	CONSTRAINT "signature_once" CHECK ("signature"."signed_at" is null or "signature"."ended_at" is null),
	CONSTRAINT "signature_two_people" CHECK ("signature"."signed_by" <> "signature"."asked_by")
);

ALTER TABLE "paper" DROP CONSTRAINT "paper_counts";
ALTER TABLE "notice" DROP CONSTRAINT "notice_audience";
ALTER TABLE "notice" DROP CONSTRAINT "notice_audience_is_named";
DROP INDEX "question_subject_id";
ALTER TABLE "paper" ALTER COLUMN "opens_at" DROP NOT NULL;
ALTER TABLE "attempt" ADD COLUMN "saved_at" timestamp with time zone;
ALTER TABLE "attempt" ADD COLUMN "news" integer DEFAULT 0 NOT NULL;
ALTER TABLE "attempt" ADD COLUMN "voided_at" timestamp with time zone;
ALTER TABLE "attempt" ADD COLUMN "void_words" text;
ALTER TABLE "paper" ADD COLUMN "stage" text DEFAULT 'draft' NOT NULL;
ALTER TABLE "paper" ADD COLUMN "blueprint" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "paper" ADD COLUMN "fill_seed" integer;
ALTER TABLE "paper" ADD COLUMN "even_keys" boolean DEFAULT false NOT NULL;
ALTER TABLE "paper" ADD COLUMN "author_id" integer;
ALTER TABLE "paper" ADD COLUMN "frozen_at" timestamp with time zone;
ALTER TABLE "paper" ADD COLUMN "paused_at" timestamp with time zone;
ALTER TABLE "paper" ADD COLUMN "extended_until" timestamp with time zone;
ALTER TABLE "paper" ADD COLUMN "held_at" timestamp with time zone;
ALTER TABLE "paper" ADD COLUMN "listed_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(opens_at, created_at)) STORED NOT NULL;
ALTER TABLE "question" ADD COLUMN "topic_id" integer;
ALTER TABLE "question" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "question" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;
ALTER TABLE "question" ADD COLUMN "author_id" integer;
ALTER TABLE "question" ADD COLUMN "reviewer_id" integer;
ALTER TABLE "question" ADD COLUMN "review_words" text;
ALTER TABLE "question" ADD COLUMN "difficulty" text;
ALTER TABLE "question" ADD COLUMN "current_version_id" integer;
ALTER TABLE "question" ADD COLUMN "words" text DEFAULT '' NOT NULL;
ALTER TABLE "question" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key(words)) STORED NOT NULL;
ALTER TABLE "question" ADD COLUMN "sound_key" text GENERATED ALWAYS AS (sound_key(words)) STORED NOT NULL;
ALTER TABLE "question" ADD COLUMN "compared_version_id" integer;
ALTER TABLE "question" ADD COLUMN "merged_into_id" integer;
ALTER TABLE "question" ADD COLUMN "import_id" integer;
ALTER TABLE "question" ADD COLUMN "papers" integer DEFAULT 0 NOT NULL;
ALTER TABLE "question" ADD COLUMN "sittings" integer DEFAULT 0 NOT NULL;
ALTER TABLE "question" ADD COLUMN "last_used_at" timestamp with time zone;
ALTER TABLE "question" ADD COLUMN "facility" integer;
ALTER TABLE "question" ADD COLUMN "discrimination" integer;
ALTER TABLE "question_version" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "question_version" ADD COLUMN "book_id" integer;
ALTER TABLE "question_version" ADD COLUMN "book_page" integer;
ALTER TABLE "question_version" ADD COLUMN "source" text;
ALTER TABLE "question_version" ADD COLUMN "origin" jsonb;
ALTER TABLE "question_version" ADD COLUMN "staff_id" integer;
ALTER TABLE "notice" ADD COLUMN "doctor_id" integer;
-- Every paper that there is may be sat, and every question may be used.
UPDATE "paper" SET "stage" = 'frozen', "frozen_at" = "created_at";
UPDATE "question" SET "state" = 'ready', "current_version_id" = newest."id", "words" = question_words(newest."text", newest."parts") FROM (
	SELECT DISTINCT ON ("question_id") * FROM "question_version" ORDER BY "question_id", "version" DESC
) newest WHERE newest."question_id" = "question"."id";
-- A question has several pictures now.
UPDATE "question_version" SET "images" = jsonb_build_array("image") WHERE "image" IS NOT NULL;
-- Pages of the office show when somebody last saved.
UPDATE "attempt" SET "saved_at" = step."at" FROM (SELECT "attempt_id", max("saved_at") AS "at" FROM "answer_step" GROUP BY 1) step WHERE step."attempt_id" = "attempt"."id";

ALTER TABLE "attempt_extension" ADD CONSTRAINT "attempt_extension_deed_id_sitting_deed_id_fk" FOREIGN KEY ("deed_id") REFERENCES "public"."sitting_deed"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attempt_extension" ADD CONSTRAINT "attempt_extension_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "correction_effect" ADD CONSTRAINT "correction_effect_correction_id_key_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."key_correction"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "correction_effect" ADD CONSTRAINT "correction_effect_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "correction_effect" ADD CONSTRAINT "correction_effect_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "key_correction" ADD CONSTRAINT "key_correction_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "key_correction" ADD CONSTRAINT "key_correction_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "key_correction" ADD CONSTRAINT "key_correction_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "key_correction" ADD CONSTRAINT "key_correction_signature_id_signature_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."signature"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "key_correction" ADD CONSTRAINT "key_correction_job_id_staff_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."staff_job"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "key_correction" ADD CONSTRAINT "key_correction_reverted_by_staff_id_fk" FOREIGN KEY ("reverted_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "marking_fault" ADD CONSTRAINT "marking_fault_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "marking_fault" ADD CONSTRAINT "marking_fault_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "paper_analysis" ADD CONSTRAINT "paper_analysis_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper_rehearsal" ADD CONSTRAINT "paper_rehearsal_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper_rehearsal" ADD CONSTRAINT "paper_rehearsal_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "save_lag" ADD CONSTRAINT "save_lag_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sitting_deed" ADD CONSTRAINT "sitting_deed_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sitting_deed" ADD CONSTRAINT "sitting_deed_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sitting_message" ADD CONSTRAINT "sitting_message_deed_id_sitting_deed_id_fk" FOREIGN KEY ("deed_id") REFERENCES "public"."sitting_deed"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sitting_message" ADD CONSTRAINT "sitting_message_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_other_id_question_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_apart_by_staff_id_fk" FOREIGN KEY ("apart_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "objection" ADD CONSTRAINT "objection_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "objection" ADD CONSTRAINT "objection_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "objection" ADD CONSTRAINT "objection_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "objection" ADD CONSTRAINT "objection_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "objection" ADD CONSTRAINT "objection_correction_id_key_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."key_correction"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question_import" ADD CONSTRAINT "question_import_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question_import" ADD CONSTRAINT "question_import_job_id_staff_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."staff_job"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "question_import" ADD CONSTRAINT "question_import_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question_import" ADD CONSTRAINT "question_import_topic_id_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topic"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question_import_file" ADD CONSTRAINT "question_import_file_import_id_question_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."question_import"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "question_import_row" ADD CONSTRAINT "question_import_row_import_id_question_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."question_import"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "topic" ADD CONSTRAINT "topic_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "signature" ADD CONSTRAINT "signature_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "signature" ADD CONSTRAINT "signature_asked_of_staff_id_fk" FOREIGN KEY ("asked_of") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "signature" ADD CONSTRAINT "signature_signed_by_staff_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "signature" ADD CONSTRAINT "signature_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "attempt_extension_attempt_id" ON "attempt_extension" USING btree ("attempt_id");
CREATE INDEX "correction_effect_rank" ON "correction_effect" USING btree ("correction_id","rank_before","attempt_id");
CREATE INDEX "correction_effect_attempt_id" ON "correction_effect" USING btree ("attempt_id");
CREATE INDEX "correction_effect_doctor_id" ON "correction_effect" USING btree ("doctor_id");
CREATE UNIQUE INDEX "key_correction_open" ON "key_correction" USING btree ("question_id") WHERE state in ('draft', 'asked', 'publishing');
CREATE INDEX "key_correction_paper_id" ON "key_correction" USING btree ("paper_id","id");
CREATE INDEX "marking_fault_paper_id" ON "marking_fault" USING btree ("paper_id");
CREATE INDEX "paper_rehearsal_paper_id" ON "paper_rehearsal" USING btree ("paper_id","id");
CREATE INDEX "save_lag_at" ON "save_lag" USING btree ("at");
CREATE INDEX "sitting_deed_paper_id" ON "sitting_deed" USING btree ("paper_id","id");
CREATE INDEX "sitting_message_attempt_id" ON "sitting_message" USING btree ("attempt_id");
CREATE INDEX "look_alike_other_id" ON "look_alike" USING btree ("other_id");
CREATE INDEX "look_alike_percent" ON "look_alike" USING btree ("percent","question_id","other_id") WHERE apart_at is null;
CREATE INDEX "objection_doctor_id" ON "objection" USING btree ("doctor_id");
CREATE INDEX "objection_question_id" ON "objection" USING btree ("question_id","id");
CREATE INDEX "objection_open" ON "objection" USING btree ("created_at","id") WHERE answered_at is null;
CREATE INDEX "question_import_staff_id" ON "question_import" USING btree ("staff_id","id");
CREATE INDEX "question_import_expires_at" ON "question_import" USING btree ("expires_at") WHERE state in ('reading', 'open', 'failed');
CREATE INDEX "question_import_row_state" ON "question_import_row" USING btree ("import_id","state","number");
CREATE UNIQUE INDEX "topic_name" ON "topic" USING btree ("subject_id",search_key(name ->> 'bn'));
CREATE INDEX "topic_subject_id" ON "topic" USING btree ("subject_id","id");
CREATE UNIQUE INDEX "signature_open" ON "signature" USING btree ("deed","resource","resource_id") WHERE signed_at is null and ended_at is null;
CREATE INDEX "signature_resource" ON "signature" USING btree ("resource","resource_id","id");
CREATE INDEX "signature_waiting" ON "signature" USING btree ("asked_at") WHERE signed_at is null and ended_at is null;
ALTER TABLE "paper" ADD CONSTRAINT "paper_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question" ADD CONSTRAINT "question_topic_id_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topic"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question" ADD CONSTRAINT "question_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question" ADD CONSTRAINT "question_reviewer_id_staff_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question" ADD CONSTRAINT "question_merged_into_id_question_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question" ADD CONSTRAINT "question_import_id_question_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."question_import"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_book_id_reference_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."reference_book"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "notice" ADD CONSTRAINT "notice_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "attempt_result_rank" ON "attempt_result" USING btree ("paper_id","rank","attempt_id");
CREATE INDEX "paper_pack" ON "paper" USING btree ((rules ->> 'key'));
CREATE INDEX "paper_listed_at" ON "paper" USING btree ("listed_at","id");
CREATE INDEX "paper_stage_opens_at" ON "paper" USING btree ("stage","opens_at","id");
CREATE INDEX "question_topic_id" ON "question" USING btree ("topic_id","id");
CREATE INDEX "question_author_id" ON "question" USING btree ("author_id","id");
CREATE INDEX "question_state" ON "question" USING btree ("state","id");
CREATE INDEX "question_updated_at" ON "question" USING btree ("updated_at","id");
CREATE INDEX "question_last_used_at" ON "question" USING btree ("last_used_at","id");
CREATE INDEX "question_facility" ON "question" USING btree ("facility","id");
CREATE INDEX "question_tags" ON "question" USING gin ("tags");
CREATE INDEX "question_current_version_id" ON "question" USING btree ("current_version_id");
CREATE INDEX "question_merged_into_id" ON "question" USING btree ("merged_into_id") WHERE merged_into_id is not null;
CREATE INDEX "question_import_id" ON "question" USING btree ("import_id") WHERE import_id is not null;
CREATE INDEX "question_reviewer_id" ON "question" USING btree ("reviewer_id","id") WHERE state = 'in_review';
CREATE INDEX "question_search" ON "question" USING gin ("search_key" gin_trgm_ops,"sound_key" gin_trgm_ops);
CREATE INDEX "question_look_keys" ON "question" USING gin (look_keys(words));
CREATE INDEX "question_not_compared" ON "question" USING btree ("id") WHERE compared_version_id is distinct from current_version_id;
CREATE INDEX "question_version_book_id" ON "question_version" USING btree ("book_id") WHERE book_id is not null;
CREATE INDEX "notice_for_doctor" ON "notice" USING btree ("doctor_id","is_pinned","published_at","id") WHERE doctor_id is not null;
CREATE INDEX "question_subject_id" ON "question" USING btree ("subject_id","id");
ALTER TABLE "question_version" DROP COLUMN "image";
ALTER TABLE "paper" ADD CONSTRAINT "paper_stage" CHECK ("paper"."stage" in ('draft', 'ready', 'frozen'));
ALTER TABLE "paper" ADD CONSTRAINT "paper_shown_is_frozen" CHECK (not "paper"."is_active" or "paper"."stage" = 'frozen');
ALTER TABLE "paper" ADD CONSTRAINT "paper_has_times" CHECK ("paper"."opens_at" is not null or "paper"."stage" = 'draft');
ALTER TABLE "paper" ADD CONSTRAINT "paper_counts" CHECK ("paper"."question_count" >= 0 and "paper"."total_marks" >= 0 and ("paper"."stage" <> 'frozen' or ("paper"."question_count" > 0 and "paper"."total_marks" > 0)));
ALTER TABLE "question" ADD CONSTRAINT "question_state_known" CHECK ("question"."state" in ('draft', 'in_review', 'ready', 'retired'));
ALTER TABLE "question" ADD CONSTRAINT "question_difficulty" CHECK ("question"."difficulty" in ('easy', 'medium', 'hard'));
ALTER TABLE "question" ADD CONSTRAINT "question_merged_is_retired" CHECK ("question"."merged_into_id" is null or "question"."state" = 'retired');
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_images" CHECK (jsonb_array_length("question_version"."images") <= 6);
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_page" CHECK ("question_version"."book_page" is null or "question_version"."book_id" is not null);
ALTER TABLE "notice" ADD CONSTRAINT "notice_for_one_is_automatic" CHECK ("notice"."audience" <> 'doctor' or "notice"."is_automatic");
ALTER TABLE "notice" ADD CONSTRAINT "notice_audience" CHECK ("notice"."audience" in ('all', 'course', 'batch', 'schedule', 'doctor'));
ALTER TABLE "notice" ADD CONSTRAINT "notice_audience_is_named" CHECK (("notice"."audience" = 'course') = ("notice"."course_id" is not null) and ("notice"."audience" = 'batch') = ("notice"."batch_id" is not null) and ("notice"."audience" = 'schedule') = ("notice"."schedule_id" is not null) and ("notice"."audience" = 'doctor') = ("notice"."doctor_id" is not null));

-- The newest version is what a question says: whoever adds one need not remember to say so.
CREATE FUNCTION take_question_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "question" SET "current_version_id" = NEW."id", "words" = question_words(NEW."text", NEW."parts") WHERE "id" = NEW."question_id";
	RETURN NULL;
END $$;
CREATE TRIGGER question_version_is_taken AFTER INSERT ON "question_version" FOR EACH ROW EXECUTE FUNCTION take_question_version();

-- What was granted stays written.
CREATE FUNCTION refuse_extension_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what was granted in the control room is never changed';
END $$;
CREATE TRIGGER attempt_extension_only_grows BEFORE UPDATE ON "attempt_extension" FOR EACH ROW EXECUTE FUNCTION refuse_extension_change();
CREATE TRIGGER sitting_deed_only_grows BEFORE UPDATE OR DELETE ON "sitting_deed" FOR EACH ROW EXECUTE FUNCTION refuse_extension_change();

-- What a frozen paper says stays: who sits it, whatever is pressed in the office meanwhile, sits what two people have signed.
CREATE FUNCTION refuse_frozen_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."frozen_at" IS NOT NULL AND NEW."frozen_at" IS NOT NULL AND
		(OLD."rules", OLD."opens_at", OLD."closes_at", OLD."duration_minutes", OLD."attempts", OLD."shuffle_questions", OLD."shuffle_parts", OLD."access", OLD."event_id", OLD."question_count") IS DISTINCT FROM
		(NEW."rules", NEW."opens_at", NEW."closes_at", NEW."duration_minutes", NEW."attempts", NEW."shuffle_questions", NEW."shuffle_parts", NEW."access", NEW."event_id", NEW."question_count") THEN
		RAISE EXCEPTION 'paper % is frozen', OLD."id";
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER paper_stays_frozen BEFORE UPDATE ON "paper" FOR EACH ROW EXECUTE FUNCTION refuse_frozen_change();
-- A correction gives a question another version; everything else of the list is fixed for good, the batches until the paper has closed.
CREATE FUNCTION refuse_frozen_list() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "of_paper" integer;
BEGIN
	IF TG_OP = 'INSERT' THEN "of_paper" := NEW."paper_id"; ELSE "of_paper" := OLD."paper_id"; END IF;
	IF EXISTS (SELECT FROM "paper" WHERE "id" = "of_paper" AND "frozen_at" IS NOT NULL
		AND (TG_TABLE_NAME = 'paper_question' OR "closes_at" IS NULL OR greatest("closes_at", "extended_until") > now())) THEN
		RAISE EXCEPTION 'paper % is frozen', "of_paper";
	END IF;
	IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER paper_question_stays_frozen BEFORE INSERT OR DELETE OR UPDATE OF "paper_id", "position", "question_id", "section" ON "paper_question" FOR EACH ROW EXECUTE FUNCTION refuse_frozen_list();
CREATE TRIGGER paper_batch_stays_frozen BEFORE INSERT OR DELETE OR UPDATE ON "paper_batch" FOR EACH ROW EXECUTE FUNCTION refuse_frozen_list();
