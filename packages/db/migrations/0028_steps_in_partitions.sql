-- Made by drizzle-kit from src/tables; the lock and what follows packed_steps are written by hand.

-- In the order in which a save takes them. Nothing below reads a row, so it is a matter of milliseconds.
LOCK TABLE "attempt", "answer_step" IN ACCESS EXCLUSIVE MODE;

CREATE TABLE "packed_steps" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"question_ids" integer[] NOT NULL,
	"sequences" bigint[] NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_ats" timestamp with time zone[] NOT NULL,
	CONSTRAINT "packed_steps_lists" CHECK (cardinality("packed_steps"."question_ids") > 0 and cardinality("packed_steps"."sequences") = cardinality("packed_steps"."question_ids")
        and jsonb_array_length("packed_steps"."answers") = cardinality("packed_steps"."question_ids")
        and cardinality("packed_steps"."saved_ats") = cardinality("packed_steps"."question_ids"))
);

ALTER TABLE "packed_steps" ADD CONSTRAINT "packed_steps_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;
-- About 3.7 kB when it is compressed: two to a page, instead of most of it beside the table.
ALTER TABLE "packed_steps" SET (toast_tuple_target = 4080);
CREATE TRIGGER packed_steps_stay BEFORE UPDATE ON "packed_steps" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The journal as it is becomes the first and so far only partition. It takes every attempt, so that there is nothing to check; the job
-- that keeps partitions ahead closes it, without holding up a save (decision 090).
DROP TRIGGER answer_step_is_a_journal ON "answer_step";
ALTER TABLE "answer_step" RENAME TO "answer_step_from_0";
ALTER TABLE "answer_step_from_0" RENAME CONSTRAINT "answer_step_attempt_id_question_id_sequence_pk" TO "answer_step_from_0_pkey";
CREATE TABLE "answer_step" (
	"attempt_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"answer" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_step_attempt_id_question_id_sequence_pk" PRIMARY KEY("attempt_id","question_id","sequence"),
	CONSTRAINT "answer_step_sequence" CHECK ("answer_step"."sequence" > 0),
	CONSTRAINT "answer_step_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action
) PARTITION BY RANGE ("attempt_id");
ALTER TABLE "answer_step" ATTACH PARTITION "answer_step_from_0" FOR VALUES FROM (MINVALUE) TO (MAXVALUE);
CREATE TRIGGER answer_step_is_a_journal BEFORE UPDATE ON "answer_step" FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE VIEW "unpacked_step" AS
	SELECT "attempt_id", "question_id", "sequence", "answer", "saved_at"
	FROM "packed_steps" CROSS JOIN LATERAL ROWS FROM (
		unnest("question_ids", "sequences", "saved_ats"),
		jsonb_array_elements("answers")
	) AS "step" ("question_id", "sequence", "saved_at", "answer");
CREATE VIEW "written_step" AS
	SELECT "attempt_id", "question_id", "sequence", "answer", "saved_at" FROM "answer_step"
	UNION ALL
	SELECT "attempt_id", "question_id", "sequence", "answer", "saved_at" FROM "unpacked_step";
