CREATE TABLE "doctor_double" (
	"doctor_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"facts" text[] NOT NULL,
	"score" integer NOT NULL,
	"apart_by" integer,
	"apart_at" timestamp with time zone,
	CONSTRAINT "doctor_double_doctor_id_other_id_pk" PRIMARY KEY("doctor_id","other_id"),
	CONSTRAINT "doctor_double_order" CHECK ("doctor_double"."doctor_id" < "doctor_double"."other_id"),
	CONSTRAINT "doctor_double_score_counts" CHECK ("doctor_double"."score" between 0 and 1000),
	CONSTRAINT "doctor_double_apart" CHECK (("doctor_double"."apart_by" is null) = ("doctor_double"."apart_at" is null))
);

CREATE TABLE "doctor_merge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doctor_merge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kept_id" integer NOT NULL,
	"gone_id" integer NOT NULL,
	"phone_of" text NOT NULL,
	"reason" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"moved" jsonb,
	CONSTRAINT "doctor_merge_two" CHECK ("doctor_merge"."kept_id" <> "doctor_merge"."gone_id"),
	CONSTRAINT "doctor_merge_phone_of" CHECK ("doctor_merge"."phone_of" in ('kept', 'gone')),
	CONSTRAINT "doctor_merge_state" CHECK ("doctor_merge"."state" in ('asked', 'done', 'ended')),
	CONSTRAINT "doctor_merge_decided" CHECK (("doctor_merge"."state" = 'asked') = ("doctor_merge"."decided_at" is null)),
	CONSTRAINT "doctor_merge_reason" CHECK (char_length("doctor_merge"."reason") between 1 and 1000)
);

CREATE TABLE "free_seat" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "free_seat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"schedule_id" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'to_sign' NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"words" text,
	"enrolment_id" integer,
	CONSTRAINT "free_seat_state" CHECK ("free_seat"."state" in ('to_sign', 'given', 'refused', 'withdrawn')),
	CONSTRAINT "free_seat_decided" CHECK (("free_seat"."state" = 'to_sign') = ("free_seat"."decided_at" is null)),
	CONSTRAINT "free_seat_two_people" CHECK ("free_seat"."state" <> 'given' or "free_seat"."decided_by" <> "free_seat"."asked_by"),
	CONSTRAINT "free_seat_reason" CHECK (char_length("free_seat"."reason") between 1 and 1000)
);

CREATE TABLE "loose_file" (
	"path" text PRIMARY KEY NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);

CREATE TABLE "waiver" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiver_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"amount_paisa" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" integer NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"words" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiver_key_unique" UNIQUE("key"),
	CONSTRAINT "waiver_state" CHECK ("waiver"."state" in ('to_sign', 'given', 'refused', 'withdrawn')),
	CONSTRAINT "waiver_amount" CHECK ("waiver"."amount_paisa" > 0),
	CONSTRAINT "waiver_reason" CHECK (char_length("waiver"."reason") between 1 and 1000)
);

ALTER TABLE "otp_challenge" DROP CONSTRAINT "otp_challenge_purpose";
ALTER TABLE "otp_challenge" DROP CONSTRAINT "otp_challenge_budget";
ALTER TABLE "otp_token" DROP CONSTRAINT "otp_token_purpose";
ALTER TABLE "doctor" ADD COLUMN "bare_key" text GENERATED ALWAYS AS (btrim(regexp_replace(' ' || replace(sound_key(name), 'h', '') || ' ', ' (d|dr|dktr|m|md|mmd|mmt|ms|mst|msmt)(?= )', '', 'g'))) STORED NOT NULL;
ALTER TABLE "doctor" ADD COLUMN "phone_set_at" timestamp with time zone;
ALTER TABLE "doctor" ADD COLUMN "to_compare" boolean DEFAULT true NOT NULL;
ALTER TABLE "complaint_file" ADD COLUMN "staff_id" integer;

ALTER TABLE "doctor_double" ADD CONSTRAINT "doctor_double_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "doctor_double" ADD CONSTRAINT "doctor_double_other_id_doctor_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "doctor_double" ADD CONSTRAINT "doctor_double_apart_by_staff_id_fk" FOREIGN KEY ("apart_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor_merge" ADD CONSTRAINT "doctor_merge_kept_id_doctor_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor_merge" ADD CONSTRAINT "doctor_merge_gone_id_doctor_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor_merge" ADD CONSTRAINT "doctor_merge_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor_merge" ADD CONSTRAINT "doctor_merge_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "free_seat" ADD CONSTRAINT "free_seat_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "free_seat" ADD CONSTRAINT "free_seat_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "free_seat" ADD CONSTRAINT "free_seat_schedule_id_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "free_seat" ADD CONSTRAINT "free_seat_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "free_seat" ADD CONSTRAINT "free_seat_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "free_seat" ADD CONSTRAINT "free_seat_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "waiver" ADD CONSTRAINT "waiver_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "waiver" ADD CONSTRAINT "waiver_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "waiver" ADD CONSTRAINT "waiver_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "doctor_double_other_id" ON "doctor_double" USING btree ("other_id");
CREATE INDEX "doctor_double_score" ON "doctor_double" USING btree ("score","doctor_id","other_id") WHERE apart_at is null;
CREATE UNIQUE INDEX "doctor_merge_open_gone" ON "doctor_merge" USING btree ("gone_id") WHERE state = 'asked';
CREATE UNIQUE INDEX "doctor_merge_open_kept" ON "doctor_merge" USING btree ("kept_id") WHERE state = 'asked';
CREATE INDEX "doctor_merge_kept_id" ON "doctor_merge" USING btree ("kept_id");
CREATE INDEX "doctor_merge_gone_id" ON "doctor_merge" USING btree ("gone_id");
CREATE INDEX "doctor_merge_asked_by" ON "doctor_merge" USING btree ("asked_by");
CREATE INDEX "doctor_merge_decided_by" ON "doctor_merge" USING btree ("decided_by") WHERE decided_by is not null;
CREATE UNIQUE INDEX "free_seat_open" ON "free_seat" USING btree ("doctor_id","batch_id") WHERE state = 'to_sign';
CREATE INDEX "free_seat_waiting" ON "free_seat" USING btree ("asked_at") WHERE state = 'to_sign';
CREATE INDEX "free_seat_doctor_id" ON "free_seat" USING btree ("doctor_id","id");
CREATE INDEX "free_seat_batch_id" ON "free_seat" USING btree ("batch_id");
CREATE INDEX "free_seat_schedule_id" ON "free_seat" USING btree ("schedule_id");
CREATE INDEX "free_seat_enrolment_id" ON "free_seat" USING btree ("enrolment_id") WHERE enrolment_id is not null;
CREATE INDEX "free_seat_asked_by" ON "free_seat" USING btree ("asked_by");
CREATE INDEX "free_seat_decided_by" ON "free_seat" USING btree ("decided_by") WHERE decided_by is not null;
CREATE INDEX "waiver_order_id" ON "waiver" USING btree ("order_id");
CREATE UNIQUE INDEX "waiver_open" ON "waiver" USING btree ("order_id") WHERE state = 'to_sign';
CREATE INDEX "waiver_asked_by" ON "waiver" USING btree ("asked_by");
CREATE INDEX "waiver_decided_by" ON "waiver" USING btree ("decided_by") WHERE decided_by is not null;
ALTER TABLE "complaint_file" ADD CONSTRAINT "complaint_file_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "device_token_hash" ON "device" USING btree ("token_hash");
CREATE INDEX "doctor_bare_key" ON "doctor" USING btree ("bare_key","medical_college_id");
CREATE INDEX "doctor_to_compare" ON "doctor" USING btree ("id") WHERE to_compare;
CREATE INDEX "complaint_file_staff_id" ON "complaint_file" USING btree ("staff_id") WHERE staff_id is not null;
CREATE INDEX "invoice_issued_at" ON "invoice" USING btree ("issued_at");
CREATE INDEX "ledger_entry_at" ON "ledger_entry" USING btree ("at");
CREATE INDEX "payment_trx_capitals" ON "payment" USING btree (upper(gateway_trx)) WHERE gateway_trx is not null;
CREATE INDEX "payment_known_at" ON "payment" USING btree (coalesce(settled_at, started_at));
CREATE INDEX "payment_settled_at" ON "payment" USING btree ("settled_at") WHERE settled_at is not null;
CREATE INDEX "refund_known_at" ON "refund" USING btree (coalesce(settled_at, created_at));
CREATE INDEX "refund_settled_at" ON "refund" USING btree ("settled_at") WHERE settled_at is not null;
ALTER TABLE "otp_challenge" ADD CONSTRAINT "otp_challenge_purpose" CHECK ("otp_challenge"."purpose" in ('register', 'reset', 'device', 'phone', 'close'));
ALTER TABLE "otp_challenge" ADD CONSTRAINT "otp_challenge_budget" CHECK ("otp_challenge"."budget" in ('stranger', 'known_browser', 'signed_in', 'desk'));
ALTER TABLE "otp_token" ADD CONSTRAINT "otp_token_purpose" CHECK ("otp_token"."purpose" in ('register', 'reset', 'device', 'phone', 'close'));

-- A booked order changes its doctor only when their account was merged into that one (decision 076); "doctor" says so already then.
CREATE OR REPLACE FUNCTION keep_booked_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	free text[] := '{paid_at,closed_at,updated_at}';
BEGIN
	IF NEW.doctor_id <> OLD.doctor_id AND EXISTS (SELECT FROM doctor WHERE id = OLD.doctor_id AND merged_into_id = NEW.doctor_id) THEN
		free := free || 'doctor_id'::text;
	END IF;
	IF OLD.booked_at IS NOT NULL AND (to_jsonb(NEW) - free) IS DISTINCT FROM (to_jsonb(OLD) - free) AND NOT is_order_changing(OLD.id)
	THEN
		RAISE EXCEPTION 'order % was booked and cannot change', OLD.id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END;
$$;

-- Doubles are looked for again once what they are known by was written: "to_compare".
CREATE FUNCTION compare_doctor_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.to_compare := true;
	RETURN NEW;
END;
$$;
CREATE TRIGGER doctor_is_compared_again BEFORE UPDATE OF name, phone, bmdc, medical_college_id, permanent_district_id, present_district_id ON "doctor" FOR EACH ROW EXECUTE FUNCTION compare_doctor_again();

