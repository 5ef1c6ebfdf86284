-- Made by drizzle-kit from src/tables; the last statements are written by hand.

CREATE TABLE "answer_step" (
	"attempt_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"answer" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_step_attempt_id_question_id_sequence_pk" PRIMARY KEY("attempt_id","question_id","sequence"),
	CONSTRAINT "answer_step_sequence" CHECK ("answer_step"."sequence" > 0)
);

CREATE TABLE "attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ranked" boolean NOT NULL,
	"order" json NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"answered_places" bit varying NOT NULL,
	"partial_places" bit varying NOT NULL,
	"flagged_ids" integer[] DEFAULT '{}' NOT NULL,
	"flags_sequence" bigint DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"finished_by" text,
	"is_marked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "attempt_number" UNIQUE("paper_id","doctor_id","number"),
	CONSTRAINT "attempt_number_counts" CHECK ("attempt"."number" >= 1),
	CONSTRAINT "attempt_ends_after_start" CHECK ("attempt"."ends_at" >= "attempt"."started_at"),
	CONSTRAINT "attempt_finish" CHECK (("attempt"."finished_at" is null) = ("attempt"."finished_by" is null)),
	CONSTRAINT "attempt_finished_by" CHECK ("attempt"."finished_by" in ('doctor', 'deadline'))
);

CREATE TABLE "attempt_result" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"paper_id" integer NOT NULL,
	"ranked" boolean NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"marks" integer NOT NULL,
	"out_of" integer NOT NULL,
	"lost" integer NOT NULL,
	"right" integer NOT NULL,
	"wrong" integer NOT NULL,
	"blank" integer NOT NULL,
	"correct_questions" integer NOT NULL,
	"wrong_questions" integer NOT NULL,
	"partial_questions" integer NOT NULL,
	"blank_questions" integer NOT NULL,
	"outcome" text,
	"subjects" jsonb NOT NULL,
	"keys_revision" integer NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"regraded_at" timestamp with time zone,
	"rank" integer,
	"percentile" integer,
	CONSTRAINT "attempt_result_outcome" CHECK ("attempt_result"."outcome" in ('passed', 'failed'))
);

CREATE TABLE "enrolment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrolment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"schedule_id" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrolment_state" CHECK ("enrolment"."state" in ('active', 'ended'))
);

CREATE TABLE "event_registration" (
	"event_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_registration_event_id_doctor_id_pk" PRIMARY KEY("event_id","doctor_id")
);

CREATE TABLE "paper" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb,
	"rules" jsonb NOT NULL,
	"course_id" integer,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone,
	"duration_minutes" integer NOT NULL,
	"late_allowed" boolean DEFAULT false NOT NULL,
	"late_until" timestamp with time zone,
	"attempts" integer DEFAULT 1,
	"shuffle_questions" text DEFAULT 'as_written' NOT NULL,
	"shuffle_parts" boolean DEFAULT false NOT NULL,
	"answers_at" timestamp with time zone,
	"ranks_at" timestamp with time zone,
	"access" text DEFAULT 'free' NOT NULL,
	"event_id" integer,
	"question_count" integer NOT NULL,
	"total_marks" integer NOT NULL,
	"keys_revision" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_key_unique" UNIQUE("key"),
	CONSTRAINT "paper_key" CHECK ("paper"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "paper_kind" CHECK ("paper"."kind" in ('bcs_exam', 'quiz', 'special_exam', 'schedule_exam')),
	CONSTRAINT "paper_texts" CHECK (is_localized_text("paper"."title") and is_localized_text("paper"."summary")),
	CONSTRAINT "paper_times" CHECK ("paper"."closes_at" > "paper"."opens_at" and "paper"."late_until" > "paper"."closes_at"),
	CONSTRAINT "paper_duration" CHECK ("paper"."duration_minutes" between 1 and 1440),
	CONSTRAINT "paper_attempts" CHECK ("paper"."attempts" > 0),
	CONSTRAINT "paper_late_needs_a_closing" CHECK (not "paper"."late_allowed" or "paper"."closes_at" is not null),
	CONSTRAINT "paper_shuffle" CHECK ("paper"."shuffle_questions" in ('as_written', 'within_sections', 'throughout')),
	CONSTRAINT "paper_access" CHECK ("paper"."access" in ('free', 'enrolled', 'event')),
	CONSTRAINT "paper_event" CHECK (("paper"."access" = 'event') = ("paper"."event_id" is not null)),
	CONSTRAINT "paper_counts" CHECK ("paper"."question_count" > 0 and "paper"."total_marks" > 0)
);

CREATE TABLE "paper_batch" (
	"paper_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	CONSTRAINT "paper_batch_paper_id_batch_id_pk" PRIMARY KEY("paper_id","batch_id")
);

CREATE TABLE "paper_question" (
	"paper_id" integer NOT NULL,
	"position" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"section" text NOT NULL,
	CONSTRAINT "paper_question_paper_id_position_pk" PRIMARY KEY("paper_id","position"),
	CONSTRAINT "paper_question_once" UNIQUE("paper_id","question_id")
);

CREATE TABLE "paper_standing" (
	"paper_id" integer PRIMARY KEY NOT NULL,
	"keys_revision" integer NOT NULL,
	"participants" integer NOT NULL,
	"passed" integer,
	"highest" integer,
	"average" integer,
	"bins" jsonb NOT NULL,
	"ranked_at" timestamp with time zone NOT NULL
);

CREATE TABLE "question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"subject_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_type" CHECK ("question"."type" in ('sba', 'mcq'))
);

CREATE TABLE "question_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"version" integer NOT NULL,
	"text" jsonb NOT NULL,
	"image" jsonb,
	"parts" jsonb NOT NULL,
	"fixed_order" boolean DEFAULT false NOT NULL,
	"key" jsonb NOT NULL,
	"explanation" jsonb,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_version_number" UNIQUE("question_id","version"),
	CONSTRAINT "question_version_texts" CHECK (is_localized_text("question_version"."text") and is_localized_text("question_version"."explanation")),
	CONSTRAINT "question_version_number_counts" CHECK ("question_version"."version" >= 1),
	CONSTRAINT "question_version_parts" CHECK (jsonb_array_length("question_version"."parts") between 1 and 5)
);

CREATE TABLE "subject" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subject_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subject_key_unique" UNIQUE("key"),
	CONSTRAINT "subject_key" CHECK ("subject"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "subject_name" CHECK (is_localized_text("subject"."name"))
);

ALTER TABLE "schedule_event" ADD COLUMN "paper_id" integer;
ALTER TABLE "answer_step" ADD CONSTRAINT "answer_step_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "attempt_result" ADD CONSTRAINT "attempt_result_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "attempt_result" ADD CONSTRAINT "attempt_result_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_schedule_id_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper" ADD CONSTRAINT "paper_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "paper" ADD CONSTRAINT "paper_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "paper_batch" ADD CONSTRAINT "paper_batch_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper_batch" ADD CONSTRAINT "paper_batch_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper_question" ADD CONSTRAINT "paper_question_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper_question" ADD CONSTRAINT "paper_question_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "paper_question" ADD CONSTRAINT "paper_question_version_id_question_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_version"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "paper_standing" ADD CONSTRAINT "paper_standing_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "question" ADD CONSTRAINT "question_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "attempt_running" ON "attempt" USING btree ("doctor_id","paper_id") WHERE finished_at is null;
CREATE INDEX "attempt_overdue" ON "attempt" USING btree ("ends_at") WHERE finished_at is null;
CREATE INDEX "attempt_unmarked" ON "attempt" USING btree ("id") WHERE finished_at is not null and not is_marked;
CREATE INDEX "attempt_doctor_id" ON "attempt" USING btree ("doctor_id","started_at");
CREATE INDEX "attempt_result_standing" ON "attempt_result" USING btree ("paper_id","marks" DESC NULLS LAST,"wrong","finished_at") WHERE ranked;
CREATE INDEX "attempt_result_revision" ON "attempt_result" USING btree ("paper_id","keys_revision");
CREATE UNIQUE INDEX "enrolment_once" ON "enrolment" USING btree ("doctor_id","batch_id") WHERE state = 'active';
CREATE INDEX "enrolment_batch_id" ON "enrolment" USING btree ("batch_id");
CREATE INDEX "enrolment_schedule_id" ON "enrolment" USING btree ("schedule_id");
CREATE INDEX "event_registration_doctor_id" ON "event_registration" USING btree ("doctor_id");
CREATE INDEX "paper_listed" ON "paper" USING btree ("kind","opens_at","id") WHERE is_active;
CREATE INDEX "paper_course_id" ON "paper" USING btree ("course_id");
CREATE INDEX "paper_event_id" ON "paper" USING btree ("event_id");
CREATE INDEX "paper_closes_at" ON "paper" USING btree ("closes_at");
CREATE INDEX "paper_batch_batch_id" ON "paper_batch" USING btree ("batch_id");
CREATE INDEX "paper_question_question_id" ON "paper_question" USING btree ("question_id");
CREATE INDEX "paper_question_version_id" ON "paper_question" USING btree ("version_id");
CREATE INDEX "question_subject_id" ON "question" USING btree ("subject_id");
ALTER TABLE "schedule_event" ADD CONSTRAINT "schedule_event_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "schedule_event_paper_id" ON "schedule_event" USING btree ("paper_id");
ALTER TABLE "schedule_event" ADD CONSTRAINT "schedule_event_paper" CHECK ("schedule_event"."paper_id" is null or "schedule_event"."kind" <> 'lecture');

-- What was written down stays as it was written. Rows may still go, together with the account they belong to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;
CREATE TRIGGER answer_step_is_a_journal BEFORE UPDATE ON "answer_step" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER question_version_stays BEFORE UPDATE ON "question_version" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Every save rewrites its attempt's row; with room left on the page the new row stands beside the old one and no index is touched.
ALTER TABLE "attempt" SET (fillfactor = 50);
-- Written once and read whole: pressing it would be the dearest part of a start, and three thousand start at once.
ALTER TABLE "attempt" ALTER COLUMN "order" SET STORAGE EXTERNAL;
ALTER TABLE "attempt_result" SET (fillfactor = 80);
