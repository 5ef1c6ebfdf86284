CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer NOT NULL,
	"doctor_id" integer,
	"action" text NOT NULL,
	"detail" jsonb,
	"request_id" text
);

CREATE TABLE "device" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"held_until" timestamp with time zone
);

CREATE TABLE "device_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "device_request_status" CHECK ("device_request"."status" in ('open', 'approved', 'refused', 'withdrawn')),
	CONSTRAINT "device_request_decided" CHECK (("device_request"."status" = 'open') = ("device_request"."decided_at" is null))
);

CREATE TABLE "doctor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doctor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"bmdc" text,
	"medical_college_id" integer,
	"present_division_id" integer,
	"present_district_id" integer,
	"present_upazila_id" integer,
	"present_address" text,
	"permanent_division_id" integer,
	"permanent_district_id" integer,
	"permanent_upazila_id" integer,
	"permanent_address" text,
	"avatar" text,
	"password_hash" text NOT NULL,
	"device_released_at" timestamp with time zone,
	"has_active_paid_course" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_phone_unique" UNIQUE("phone"),
	CONSTRAINT "doctor_email_unique" UNIQUE("email"),
	CONSTRAINT "doctor_bmdc_unique" UNIQUE("bmdc"),
	CONSTRAINT "doctor_phone_is_e164" CHECK ("doctor"."phone" ~ '^\+8801[3-9][0-9]{8}$'),
	CONSTRAINT "doctor_name" CHECK ("doctor"."name" <> '' and "doctor"."name" is nfc normalized),
	CONSTRAINT "doctor_email_is_lower_case" CHECK ("doctor"."email" = lower("doctor"."email")),
	CONSTRAINT "doctor_bmdc" CHECK ("doctor"."bmdc" ~ '^[AD]-[0-9]{2,7}$'),
	CONSTRAINT "doctor_password_is_argon2id" CHECK ("doctor"."password_hash" like '$argon2id$%')
);

CREATE TABLE "otp_challenge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "otp_challenge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hmac" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer DEFAULT 5 NOT NULL,
	"used_at" timestamp with time zone,
	"address_hash" text,
	CONSTRAINT "otp_challenge_purpose" CHECK ("otp_challenge"."purpose" in ('register', 'reset', 'device')),
	CONSTRAINT "otp_challenge_tries" CHECK ("otp_challenge"."tries_left" between 0 and 5)
);

CREATE TABLE "otp_token" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "otp_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "otp_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "otp_token_purpose" CHECK ("otp_token"."purpose" in ('register', 'reset', 'device'))
);

CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL
);

CREATE TABLE "sign_in" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"doctor_id" integer NOT NULL,
	"device_id" integer,
	"impersonated_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	CONSTRAINT "sign_in_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sign_in_has_a_device_or_is_impersonation" CHECK (("sign_in"."device_id" is null) <> ("sign_in"."impersonated_by" is null)),
	CONSTRAINT "sign_in_ended_because" CHECK ("sign_in"."ended_because" in ('logout', 'password_changed', 'device_released', 'ended_by_doctor', 'impersonation_ended')),
	CONSTRAINT "sign_in_ends_for_a_reason" CHECK (("sign_in"."ended_at" is null) = ("sign_in"."ended_because" is null))
);

CREATE TABLE "sms_try" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"gateway" text NOT NULL,
	"masked_phone" text NOT NULL,
	"parts" integer NOT NULL,
	"ok" boolean NOT NULL,
	"code" text,
	"reference" text,
	"ms" integer NOT NULL
);

CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('owner', 'manager', 'teacher', 'support', 'accounts'))
);

ALTER TABLE "site" ADD COLUMN "device_locking" boolean DEFAULT true NOT NULL;
ALTER TABLE "site" ADD COLUMN "device_limit" integer DEFAULT 2 NOT NULL;
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "device" ADD CONSTRAINT "device_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "device_request" ADD CONSTRAINT "device_request_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "device_request" ADD CONSTRAINT "device_request_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "device_request" ADD CONSTRAINT "device_request_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_medical_college_id_medical_college_id_fk" FOREIGN KEY ("medical_college_id") REFERENCES "public"."medical_college"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_present_division_id_division_id_fk" FOREIGN KEY ("present_division_id") REFERENCES "public"."division"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_present_district_id_district_id_fk" FOREIGN KEY ("present_district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_present_upazila_id_upazila_id_fk" FOREIGN KEY ("present_upazila_id") REFERENCES "public"."upazila"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_permanent_division_id_division_id_fk" FOREIGN KEY ("permanent_division_id") REFERENCES "public"."division"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_permanent_district_id_district_id_fk" FOREIGN KEY ("permanent_district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_permanent_upazila_id_upazila_id_fk" FOREIGN KEY ("permanent_upazila_id") REFERENCES "public"."upazila"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_impersonated_by_staff_id_fk" FOREIGN KEY ("impersonated_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "audit_entry_staff" ON "audit_entry" USING btree ("staff_id","at");
CREATE INDEX "audit_entry_doctor" ON "audit_entry" USING btree ("doctor_id","at");
CREATE UNIQUE INDEX "device_of_doctor" ON "device" USING btree ("doctor_id","token_hash") WHERE released_at is null;
CREATE INDEX "device_verified" ON "device" USING btree ("doctor_id") WHERE verified_at is not null and released_at is null;
CREATE UNIQUE INDEX "device_request_one_open" ON "device_request" USING btree ("doctor_id") WHERE status = 'open';
CREATE INDEX "doctor_medical_college_id" ON "doctor" USING btree ("medical_college_id");
CREATE INDEX "otp_challenge_newest" ON "otp_challenge" USING btree ("phone","purpose","id" DESC NULLS LAST);
CREATE INDEX "otp_challenge_sent" ON "otp_challenge" USING btree ("phone","created_at");
CREATE INDEX "rate_limit_window_ends_at" ON "rate_limit" USING btree ("window_ends_at");
CREATE INDEX "sign_in_open" ON "sign_in" USING btree ("doctor_id") WHERE ended_at is null;
CREATE INDEX "sign_in_device_id" ON "sign_in" USING btree ("device_id");
CREATE INDEX "sms_try_at" ON "sms_try" USING btree ("at");
ALTER TABLE "site" ADD CONSTRAINT "site_device_limit" CHECK ("site"."device_limit" between 1 and 20);