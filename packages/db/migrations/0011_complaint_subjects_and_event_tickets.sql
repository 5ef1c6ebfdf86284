CREATE TABLE "join_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "join_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"campaign" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "event" ADD COLUMN "join_link" text;
ALTER TABLE "complaint" ADD COLUMN "schedule_event_id" integer;
ALTER TABLE "complaint" ADD COLUMN "admin_video_id" integer;
ALTER TABLE "complaint" ADD COLUMN "sheet_delivery_id" integer;
ALTER TABLE "event_registration" ADD COLUMN "ticket_code" text DEFAULT upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)) NOT NULL;
ALTER TABLE "event_registration" ADD COLUMN "tell_at" timestamp with time zone;
ALTER TABLE "event_registration" ADD COLUMN "joined_at" timestamp with time zone;
CREATE INDEX "join_record_phone" ON "join_record" USING btree ("phone","created_at");
CREATE INDEX "join_record_created_at" ON "join_record" USING btree ("created_at");
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_schedule_event_id_schedule_event_id_fk" FOREIGN KEY ("schedule_event_id") REFERENCES "public"."schedule_event"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_admin_video_id_admin_video_id_fk" FOREIGN KEY ("admin_video_id") REFERENCES "public"."admin_video"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_sheet_delivery_id_sheet_delivery_id_fk" FOREIGN KEY ("sheet_delivery_id") REFERENCES "public"."sheet_delivery"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "complaint_schedule_event_id" ON "complaint" USING btree ("schedule_event_id");
CREATE INDEX "complaint_admin_video_id" ON "complaint" USING btree ("admin_video_id");
CREATE INDEX "complaint_sheet_delivery_id" ON "complaint" USING btree ("sheet_delivery_id");
CREATE INDEX "event_registration_to_tell" ON "event_registration" USING btree ("tell_at") WHERE tell_at is not null;
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_ticket_code" UNIQUE("ticket_code");
ALTER TABLE "event" ADD CONSTRAINT "event_join_link" CHECK ("event"."join_link" is null or ("event"."mode" = 'online' and "event"."join_link" ~ '^https://[^[:space:]]+$' and length("event"."join_link") <= 1000));
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_one_thing" CHECK (num_nonnulls("complaint"."schedule_event_id", "complaint"."admin_video_id", "complaint"."sheet_delivery_id") <= 1);
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_ticket" CHECK ("event_registration"."ticket_code" ~ '^[0-9A-F]{10}$');

-- Complaints from before name a recording only: the row of the schedule, or the video given to the batch, is found by it.
UPDATE "complaint" SET "schedule_event_id" = "found"."id"
FROM (
	SELECT DISTINCT ON ("asked"."id") "asked"."id" AS "complaint_id", "row"."id"
	FROM "complaint" "asked"
	JOIN "enrolment" "own" ON "own"."id" = "asked"."enrolment_id"
	JOIN "schedule_event" "row" ON "row"."schedule_id" = "own"."schedule_id" AND "row"."video_id" = "asked"."video_id"
	ORDER BY "asked"."id", "row"."starts_at" DESC
) "found"
WHERE "complaint"."id" = "found"."complaint_id";
UPDATE "complaint" SET "admin_video_id" = "given"."id"
FROM "enrolment" "own", "admin_video" "given"
WHERE "own"."id" = "complaint"."enrolment_id" AND "given"."batch_id" = "own"."batch_id"
	AND "given"."video_id" = "complaint"."video_id" AND "complaint"."schedule_event_id" IS NULL;
