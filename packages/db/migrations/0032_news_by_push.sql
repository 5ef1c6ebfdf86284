CREATE TABLE "push_setting" (
	"doctor_id" integer PRIMARY KEY NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL,
	"quiet_from" integer DEFAULT 1320 NOT NULL,
	"quiet_until" integer DEFAULT 420 NOT NULL,
	"exams_in_quiet" boolean DEFAULT false NOT NULL,
	"cards_at" integer DEFAULT 480 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_setting_off" CHECK ("push_setting"."off" <@ array['exams', 'results', 'answers', 'corrections', 'notices', 'complaints', 'instalments', 'parcels', 'cards']),
	CONSTRAINT "push_setting_minutes" CHECK ("push_setting"."quiet_from" between 0 and 1439 and "push_setting"."quiet_until" between 0 and 1439 and "push_setting"."cards_at" between 0 and 1439)
);

CREATE TABLE "push_told" (
	"doctor_id" integer NOT NULL,
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_told_doctor_id_kind_thing_pk" PRIMARY KEY("doctor_id","kind","thing"),
	CONSTRAINT "push_told_kind" CHECK ("push_told"."kind" in ('exam_hour', 'exam_soon', 'result_out', 'answers_open', 'key_corrected', 'notice', 'complaint_answered', 'instalment_due', 'parcel_on_way', 'cards_due', 'test'))
);

-- What waits now are answers to complaints: nothing else was told until here.
ALTER TABLE "push_message" ADD COLUMN "kind" text DEFAULT 'complaint_answered' NOT NULL;
ALTER TABLE "push_message" ALTER COLUMN "kind" DROP DEFAULT;
ALTER TABLE "push_message" ADD COLUMN "news_id" uuid DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "push_message" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;
ALTER TABLE "push_setting" ADD CONSTRAINT "push_setting_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_told" ADD CONSTRAINT "push_told_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "push_told_at" ON "push_told" USING btree ("told_at");
CREATE INDEX "notice_published" ON "notice" USING btree ("published_at") WHERE withdrawn_at is null;
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_kind" CHECK ("push_message"."kind" in ('exam_hour', 'exam_soon', 'result_out', 'answers_open', 'key_corrected', 'notice', 'complaint_answered', 'instalment_due', 'parcel_on_way', 'cards_due', 'test'));
-- Whoever let a browser listen until now said yes to answers alone; the other kinds are theirs to turn on.
INSERT INTO "push_setting" ("doctor_id", "off", "updated_at")
SELECT DISTINCT "doctor_id", array['exams', 'results', 'answers', 'corrections', 'notices', 'instalments', 'parcels', 'cards'], now()
FROM "push_subscription";
