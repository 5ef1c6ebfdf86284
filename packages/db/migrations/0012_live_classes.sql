CREATE TABLE "live_class" (
	"schedule_event_id" integer PRIMARY KEY NOT NULL,
	"held_by" text NOT NULL,
	"link" text,
	"meeting_number" text,
	"passcode" text,
	"youtube_id" text,
	"hall" jsonb,
	"reminded_for" timestamp with time zone,
	"reminder_notice_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_class_held_by" CHECK ("live_class"."held_by" in ('zoom', 'meet', 'youtube', 'link', 'hall')),
	CONSTRAINT "live_class_hall" CHECK (is_localized_text("live_class"."hall")),
	CONSTRAINT "live_class_link" CHECK ("live_class"."link" is null or "live_class"."link" ~ '^https://[^\s]+$'),
	CONSTRAINT "live_class_meeting_number" CHECK ("live_class"."meeting_number" is null or "live_class"."meeting_number" ~ '^[0-9]{9,12}$'),
	CONSTRAINT "live_class_youtube_id" CHECK ("live_class"."youtube_id" is null or "live_class"."youtube_id" ~ '^[A-Za-z0-9_-]{11}$'),
	CONSTRAINT "live_class_has_its_place" CHECK (("live_class"."held_by" in ('zoom', 'meet', 'link')) = ("live_class"."link" is not null) and ("live_class"."held_by" = 'youtube') = ("live_class"."youtube_id" is not null) and ("live_class"."held_by" = 'hall') = ("live_class"."hall" is not null) and ("live_class"."meeting_number" is null or "live_class"."held_by" = 'zoom'))
);

CREATE TABLE "class_attendance" (
	"doctor_id" integer NOT NULL,
	"schedule_event_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"presses" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "class_attendance_doctor_id_schedule_event_id_pk" PRIMARY KEY("doctor_id","schedule_event_id"),
	CONSTRAINT "class_attendance_presses" CHECK ("class_attendance"."presses" > 0)
);

CREATE TABLE "class_registrant" (
	"doctor_id" integer NOT NULL,
	"meeting_number" text NOT NULL,
	"registrant_id" text NOT NULL,
	"join_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_registrant_doctor_id_meeting_number_pk" PRIMARY KEY("doctor_id","meeting_number"),
	CONSTRAINT "class_registrant_join_url" CHECK ("class_registrant"."join_url" ~ '^https?://[^\s]+$')
);

CREATE TABLE "class_sms" (
	"doctor_id" integer NOT NULL,
	"schedule_event_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"tell_at" timestamp with time zone,
	CONSTRAINT "class_sms_doctor_id_schedule_event_id_starts_at_pk" PRIMARY KEY("doctor_id","schedule_event_id","starts_at")
);

ALTER TABLE "notice" DROP CONSTRAINT "notice_audience";
ALTER TABLE "notice" DROP CONSTRAINT "notice_audience_is_named";
ALTER TABLE "notice" ADD COLUMN "schedule_id" integer;
ALTER TABLE "notice" ADD COLUMN "until" timestamp with time zone;
ALTER TABLE "site" ADD COLUMN "class_sms" boolean DEFAULT false NOT NULL;
ALTER TABLE "live_class" ADD CONSTRAINT "live_class_schedule_event_id_schedule_event_id_fk" FOREIGN KEY ("schedule_event_id") REFERENCES "public"."schedule_event"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "live_class" ADD CONSTRAINT "live_class_reminder_notice_id_notice_id_fk" FOREIGN KEY ("reminder_notice_id") REFERENCES "public"."notice"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_schedule_event_id_schedule_event_id_fk" FOREIGN KEY ("schedule_event_id") REFERENCES "public"."schedule_event"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "class_registrant" ADD CONSTRAINT "class_registrant_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "class_sms" ADD CONSTRAINT "class_sms_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "class_sms" ADD CONSTRAINT "class_sms_schedule_event_id_schedule_event_id_fk" FOREIGN KEY ("schedule_event_id") REFERENCES "public"."schedule_event"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "live_class_reminder_notice_id" ON "live_class" USING btree ("reminder_notice_id");
CREATE INDEX "class_attendance_schedule_event_id" ON "class_attendance" USING btree ("schedule_event_id");
CREATE INDEX "class_sms_schedule_event_id" ON "class_sms" USING btree ("schedule_event_id");
CREATE INDEX "class_sms_to_send" ON "class_sms" USING btree ("tell_at") WHERE tell_at is not null;
ALTER TABLE "notice" ADD CONSTRAINT "notice_schedule_id_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "notice_for_schedule" ON "notice" USING btree ("schedule_id","is_pinned","published_at","id") WHERE schedule_id is not null;
ALTER TABLE "notice" ADD CONSTRAINT "notice_audience" CHECK ("notice"."audience" in ('all', 'course', 'batch', 'schedule'));
ALTER TABLE "notice" ADD CONSTRAINT "notice_audience_is_named" CHECK (("notice"."audience" = 'course') = ("notice"."course_id" is not null) and ("notice"."audience" = 'batch') = ("notice"."batch_id" is not null) and ("notice"."audience" = 'schedule') = ("notice"."schedule_id" is not null));