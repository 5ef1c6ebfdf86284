CREATE TABLE "notebook_card" (
	"doctor_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"paper_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stems" integer[],
	"by_hand" boolean DEFAULT false NOT NULL,
	"note" text,
	"left_because" text,
	"memory" jsonb,
	"last_rating" smallint,
	"queue_on" date NOT NULL,
	"corrected_at" timestamp with time zone,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notebook_card_doctor_id_question_id_pk" PRIMARY KEY("doctor_id","question_id"),
	CONSTRAINT "notebook_card_note" CHECK ("notebook_card"."note" <> '' and char_length("notebook_card"."note") <= 2000),
	CONSTRAINT "notebook_card_left_because" CHECK ("notebook_card"."left_because" in ('by_hand', 'corrected')),
	CONSTRAINT "notebook_card_rating" CHECK (("notebook_card"."memory" is null) = ("notebook_card"."last_rating" is null))
);

CREATE TABLE "notebook_review" (
	"doctor_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"device" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"answer" jsonb,
	"stems" integer[],
	"feeling" text,
	"duration_ms" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"version_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"interval_days" integer,
	CONSTRAINT "notebook_review_doctor_id_id_pk" PRIMARY KEY("doctor_id","id"),
	CONSTRAINT "notebook_review_feeling" CHECK ("notebook_review"."feeling" in ('easy', 'hard')),
	CONSTRAINT "notebook_review_rating" CHECK ("notebook_review"."rating" between 1 and 4),
	CONSTRAINT "notebook_review_counts" CHECK ("notebook_review"."duration_ms" >= 0 and "notebook_review"."sequence" >= 1)
);

CREATE TABLE "notebook_undo" (
	"doctor_id" integer NOT NULL,
	"review_id" uuid NOT NULL,
	"undone_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notebook_undo_doctor_id_review_id_pk" PRIMARY KEY("doctor_id","review_id")
);

CREATE TABLE "notebook_settings" (
	"doctor_id" integer PRIMARY KEY NOT NULL,
	"daily_limit" integer DEFAULT 20,
	"target_exam_on" date,
	"spread_days" integer DEFAULT 21 NOT NULL,
	"corrections_read_at" timestamp with time zone,
	CONSTRAINT "notebook_settings_limit" CHECK ("notebook_settings"."daily_limit" in (20, 40, 60)),
	CONSTRAINT "notebook_settings_spread" CHECK ("notebook_settings"."spread_days" between 1 and 90)
);

ALTER TABLE "attempt" ADD COLUMN "cards_revision" integer;
ALTER TABLE "notebook_card" ADD CONSTRAINT "notebook_card_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notebook_card" ADD CONSTRAINT "notebook_card_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notebook_card" ADD CONSTRAINT "notebook_card_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notebook_card" ADD CONSTRAINT "notebook_card_version_id_question_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_version"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notebook_review" ADD CONSTRAINT "notebook_review_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notebook_review" ADD CONSTRAINT "notebook_review_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notebook_review" ADD CONSTRAINT "notebook_review_version_id_question_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_version"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notebook_undo" ADD CONSTRAINT "notebook_undo_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notebook_settings" ADD CONSTRAINT "notebook_settings_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "notebook_card_queue" ON "notebook_card" USING btree ("doctor_id","queue_on");
CREATE INDEX "notebook_card_question_id" ON "notebook_card" USING btree ("question_id");
CREATE INDEX "notebook_card_version" ON "notebook_card" USING btree ("paper_id","question_id","version_id");
CREATE INDEX "notebook_card_version_id" ON "notebook_card" USING btree ("version_id");
CREATE INDEX "notebook_review_card" ON "notebook_review" USING btree ("doctor_id","question_id","reviewed_at");
CREATE INDEX "notebook_review_day" ON "notebook_review" USING btree ("doctor_id","reviewed_at");
CREATE INDEX "notebook_review_question_id" ON "notebook_review" USING btree ("question_id");
CREATE INDEX "notebook_review_version_id" ON "notebook_review" USING btree ("version_id");
CREATE INDEX "attempt_cards" ON "attempt" USING btree ("paper_id","cards_revision","id") WHERE finished_at is not null and voided_at is null;