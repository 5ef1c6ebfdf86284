-- Made by drizzle-kit from src/tables; the function is written by hand. The table may be there already: one form of 0020 made it
-- (src/other-forms.ts).

CREATE TABLE IF NOT EXISTS "paper_past_question" (
	"paper_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	CONSTRAINT "paper_past_question_paper_id_question_id_pk" PRIMARY KEY("paper_id","question_id")
);

DROP INDEX "question_version_search";
ALTER TABLE "paper_past_question"
	DROP CONSTRAINT IF EXISTS "paper_past_question_paper_id_paper_id_fk",
	DROP CONSTRAINT IF EXISTS "paper_past_question_question_id_question_id_fk";
ALTER TABLE "paper_past_question" ADD CONSTRAINT "paper_past_question_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper_past_question" ADD CONSTRAINT "paper_past_question_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX IF NOT EXISTS "paper_past_question_question_id" ON "paper_past_question" USING btree ("question_id");

-- Whoever writes a question together with its first version says the same at once, and one row is written instead of two.
CREATE OR REPLACE FUNCTION take_question_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "question" SET "current_version_id" = NEW."id", "words" = question_words(NEW."text", NEW."parts")
	WHERE "id" = NEW."question_id" AND "current_version_id" IS DISTINCT FROM NEW."id";
	RETURN NULL;
END $$;
