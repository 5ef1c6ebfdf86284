CREATE TABLE "practice_set" (
	"paper_id" integer PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"mode" text NOT NULL,
	"choices" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"question_ids" integer[] NOT NULL,
	"source_ids" integer[] NOT NULL,
	"version_ids" integer[] NOT NULL,
	"sections" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_set_mode" CHECK ("practice_set"."mode" in ('study', 'timed')),
	CONSTRAINT "practice_set_lists" CHECK (cardinality("practice_set"."question_ids") > 0 and cardinality("practice_set"."source_ids") = cardinality("practice_set"."question_ids")
        and cardinality("practice_set"."version_ids") = cardinality("practice_set"."question_ids")
        and cardinality("practice_set"."sections") = cardinality("practice_set"."question_ids"))
);

CREATE TABLE "practice_setting" (
	"doctor_id" integer PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "sat_questions" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"keys_revision" integer NOT NULL,
	"right_ids" integer[] NOT NULL,
	"missed_ids" integer[] NOT NULL
);

ALTER TABLE "paper" DROP CONSTRAINT "paper_kind";
DROP INDEX "paper_search";
DROP INDEX "paper_pack";
DROP INDEX "paper_listed_at";
DROP INDEX "paper_stage_opens_at";
ALTER TABLE "attempt" ADD COLUMN "shown_places" bit varying;
ALTER TABLE "practice_set" ADD CONSTRAINT "practice_set_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "practice_set" ADD CONSTRAINT "practice_set_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "practice_setting" ADD CONSTRAINT "practice_setting_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sat_questions" ADD CONSTRAINT "sat_questions_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "practice_set_doctor_id" ON "practice_set" USING btree ("doctor_id","paper_id");
CREATE INDEX "practice_set_questions" ON "practice_set" USING gin ("question_ids");
CREATE INDEX "paper_search" ON "paper" USING gin (search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) gin_trgm_ops) WHERE kind <> 'practice';
CREATE INDEX "paper_pack" ON "paper" USING btree ((rules ->> 'key')) WHERE kind <> 'practice';
CREATE INDEX "paper_listed_at" ON "paper" USING btree ("listed_at","id") WHERE kind <> 'practice';
CREATE INDEX "paper_stage_opens_at" ON "paper" USING btree ("stage","opens_at","id") WHERE kind <> 'practice';
ALTER TABLE "paper" ADD CONSTRAINT "paper_practice_is_hidden" CHECK ("paper"."kind" <> 'practice' or not "paper"."is_active");
ALTER TABLE "paper" ADD CONSTRAINT "paper_kind" CHECK ("paper"."kind" in ('bcs_exam', 'quiz', 'special_exam', 'schedule_exam', 'practice'));