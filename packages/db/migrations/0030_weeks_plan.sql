CREATE TABLE "plan_block" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_block_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"kind" text NOT NULL,
	"schedule_event_id" integer,
	"day" date,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"done_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_block_kind" CHECK ("plan_block"."kind" in ('lecture', 'revision', 'cards')),
	CONSTRAINT "plan_block_what" CHECK (("plan_block"."kind" = 'cards') = ("plan_block"."day" is not null) and ("plan_block"."kind" = 'cards') = ("plan_block"."schedule_event_id" is null)),
	CONSTRAINT "plan_block_length" CHECK ("plan_block"."ends_at" - "plan_block"."starts_at" between interval '25 minutes' and interval '90 minutes')
);

CREATE TABLE "plan_feed" (
	"doctor_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_feed_token_hash_unique" UNIQUE("token_hash")
);

CREATE TABLE "rota_exception" (
	"doctor_id" integer NOT NULL,
	"day" date NOT NULL,
	"shift" text NOT NULL,
	CONSTRAINT "rota_exception_doctor_id_day_pk" PRIMARY KEY("doctor_id","day"),
	CONSTRAINT "rota_exception_shift" CHECK ("rota_exception"."shift" in ('morning', 'evening', 'night', 'off'))
);

CREATE TABLE "study_rota" (
	"doctor_id" integer PRIMARY KEY NOT NULL,
	"starts_on" date NOT NULL,
	"shifts" text[] NOT NULL,
	"hours" jsonb NOT NULL,
	"earliest_minute" integer NOT NULL,
	"latest_minute" integer NOT NULL,
	"daily_minutes" integer NOT NULL,
	"laid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_rota_shifts" CHECK (cardinality("study_rota"."shifts") between 1 and 28),
	CONSTRAINT "study_rota_hours" CHECK ("study_rota"."earliest_minute" >= 240 and "study_rota"."latest_minute" <= 1440 and "study_rota"."earliest_minute" < "study_rota"."latest_minute"),
	CONSTRAINT "study_rota_daily_minutes" CHECK ("study_rota"."daily_minutes" between 30 and 720)
);

ALTER TABLE "plan_block" ADD CONSTRAINT "plan_block_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "plan_block" ADD CONSTRAINT "plan_block_schedule_event_id_schedule_event_id_fk" FOREIGN KEY ("schedule_event_id") REFERENCES "public"."schedule_event"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "plan_feed" ADD CONSTRAINT "plan_feed_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "rota_exception" ADD CONSTRAINT "rota_exception_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "study_rota" ADD CONSTRAINT "study_rota_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "plan_block_doctor_time" ON "plan_block" USING btree ("doctor_id","starts_at","id");
CREATE INDEX "plan_block_schedule_event_id" ON "plan_block" USING btree ("schedule_event_id");