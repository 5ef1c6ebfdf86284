CREATE TABLE "attempt_insight" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"paper_id" integer NOT NULL,
	"keys_revision" integer NOT NULL,
	"pace" integer[] NOT NULL,
	"figures" jsonb NOT NULL,
	"worked_out_at" timestamp with time zone NOT NULL
);

CREATE TABLE "paper_cohort" (
	"paper_id" integer PRIMARY KEY NOT NULL,
	"keys_revision" integer NOT NULL,
	"sittings" integer NOT NULL,
	"pace" jsonb NOT NULL,
	"subjects" jsonb NOT NULL,
	"worked_out_at" timestamp with time zone NOT NULL
);

ALTER TABLE "attempt_result" ADD COLUMN "insight_revision" integer;
ALTER TABLE "attempt_insight" ADD CONSTRAINT "attempt_insight_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "attempt_insight" ADD CONSTRAINT "attempt_insight_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper_cohort" ADD CONSTRAINT "paper_cohort_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "attempt_insight_paper_id" ON "attempt_insight" USING btree ("paper_id");
CREATE INDEX "attempt_result_without_insight" ON "attempt_result" USING btree ("attempt_id") WHERE insight_revision is distinct from keys_revision;