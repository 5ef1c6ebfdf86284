CREATE TABLE "holiday" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holiday_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"name" jsonb NOT NULL,
	"is_hartal" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holiday_day_unique" UNIQUE("day"),
	CONSTRAINT "holiday_name" CHECK (is_localized_text("holiday"."name"))
);

CREATE TABLE "resource_revision" (
	"resource" text NOT NULL,
	"resource_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer,
	"fields" jsonb NOT NULL,
	CONSTRAINT "resource_revision_resource_resource_id_version_pk" PRIMARY KEY("resource","resource_id","version"),
	CONSTRAINT "resource_revision_version" CHECK ("resource_revision"."version" >= 0)
);

CREATE TABLE "saved_query" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_query_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_query_list" CHECK ("saved_query"."list" ~ '^/[a-z/-]*$')
);

CREATE TABLE "staff_challenge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_challenge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"staff_id" integer,
	"staff_session_id" integer,
	"value" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_challenge_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_challenge_kind" CHECK ("staff_challenge"."kind" in ('second_factor', 'passkey_sign_in', 'passkey_new', 'passkey_step_up', 'totp_new'))
);

CREATE TABLE "staff_invitation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"staff_id" integer NOT NULL,
	"invited_by" integer,
	"totp_secret" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "staff_invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitation_kind" CHECK ("staff_invitation"."kind" in ('join', 'factor'))
);

CREATE TABLE "staff_job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"staff_id" integer NOT NULL,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"position" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"error" text,
	"file_name" text,
	"cancel_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "staff_job_state" CHECK ("staff_job"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "staff_job_ended" CHECK (("staff_job"."ended_at" is null) = ("staff_job"."state" in ('waiting', 'running')))
);

CREATE TABLE "staff_job_item" (
	"staff_job_id" integer NOT NULL,
	"key" text NOT NULL,
	"outcome" text NOT NULL,
	"words" text,
	CONSTRAINT "staff_job_item_staff_job_id_key_pk" PRIMARY KEY("staff_job_id","key"),
	CONSTRAINT "staff_job_item_outcome" CHECK ("staff_job_item"."outcome" in ('done', 'skipped', 'failed'))
);

CREATE TABLE "staff_job_part" (
	"staff_job_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "staff_job_part_staff_job_id_number_pk" PRIMARY KEY("staff_job_id","number")
);

CREATE TABLE "staff_passkey" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"credential_id" text NOT NULL,
	"staff_id" integer NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"host" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkey_credential_unique" UNIQUE("credential_id")
);

CREATE TABLE "staff_presence" (
	"staff_session_id" integer NOT NULL,
	"place" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_presence_staff_session_id_place_pk" PRIMARY KEY("staff_session_id","place")
);

CREATE TABLE "staff_recovery_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_code_hash_unique" UNIQUE("code_hash")
);

CREATE TABLE "staff_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"staff_id" integer NOT NULL,
	"proofs" text[] NOT NULL,
	"browser" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	CONSTRAINT "staff_session_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_session_proofs" CHECK ("staff_session"."proofs" <@ array['password', 'totp', 'passkey', 'recovery']),
	CONSTRAINT "staff_session_ended_because" CHECK ("staff_session"."ended_because" in ('signed_out', 'ended_by_member', 'ended_by_owner', 'suspended', 'factor_changed')),
	CONSTRAINT "staff_session_ends_for_a_reason" CHECK (("staff_session"."ended_at" is null) = ("staff_session"."ended_because" is null))
);

ALTER TABLE "audit_entry" ADD COLUMN "staff_session_id" integer;
ALTER TABLE "audit_entry" ADD COLUMN "resource" text;
ALTER TABLE "audit_entry" ADD COLUMN "resource_id" text;
ALTER TABLE "audit_entry" ADD COLUMN "before" jsonb;
ALTER TABLE "audit_entry" ADD COLUMN "after" jsonb;
ALTER TABLE "audit_entry" ADD COLUMN "reason" text;
ALTER TABLE "staff" ADD COLUMN "duties" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "staff" ADD COLUMN "course_ids" integer[];
ALTER TABLE "staff" ADD COLUMN "branch_ids" integer[];
ALTER TABLE "staff" ADD COLUMN "role_given_at" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "staff" ADD COLUMN "password_hash" text;
ALTER TABLE "staff" ADD COLUMN "totp_secret" text;
ALTER TABLE "staff" ADD COLUMN "totp_last_step" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "staff" ADD COLUMN "wrong_factors" integer DEFAULT 0 NOT NULL;
ALTER TABLE "staff" ADD COLUMN "locked_until" timestamp with time zone;
ALTER TABLE "staff" ADD COLUMN "last_seen_at" timestamp with time zone;
ALTER TABLE "resource_revision" ADD CONSTRAINT "resource_revision_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "saved_query" ADD CONSTRAINT "saved_query_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_challenge" ADD CONSTRAINT "staff_challenge_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_challenge" ADD CONSTRAINT "staff_challenge_staff_session_id_staff_session_id_fk" FOREIGN KEY ("staff_session_id") REFERENCES "public"."staff_session"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_job" ADD CONSTRAINT "staff_job_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_job_item" ADD CONSTRAINT "staff_job_item_staff_job_id_staff_job_id_fk" FOREIGN KEY ("staff_job_id") REFERENCES "public"."staff_job"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_job_part" ADD CONSTRAINT "staff_job_part_staff_job_id_staff_job_id_fk" FOREIGN KEY ("staff_job_id") REFERENCES "public"."staff_job"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_presence" ADD CONSTRAINT "staff_presence_staff_session_id_staff_session_id_fk" FOREIGN KEY ("staff_session_id") REFERENCES "public"."staff_session"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "resource_revision_staff_id" ON "resource_revision" USING btree ("staff_id");
CREATE INDEX "saved_query_staff_id" ON "saved_query" USING btree ("staff_id","list");
CREATE INDEX "staff_challenge_expires_at" ON "staff_challenge" USING btree ("expires_at");
CREATE INDEX "staff_invitation_staff_id" ON "staff_invitation" USING btree ("staff_id");
CREATE INDEX "staff_job_staff_id" ON "staff_job" USING btree ("staff_id","id");
CREATE INDEX "staff_job_open" ON "staff_job" USING btree ("id") WHERE state in ('waiting', 'running');
CREATE INDEX "staff_passkey_staff_id" ON "staff_passkey" USING btree ("staff_id");
CREATE INDEX "staff_presence_place" ON "staff_presence" USING btree ("place");
CREATE INDEX "staff_recovery_code_staff_id" ON "staff_recovery_code" USING btree ("staff_id");
CREATE INDEX "staff_session_open" ON "staff_session" USING btree ("staff_id") WHERE ended_at is null;
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_staff_session_id_staff_session_id_fk" FOREIGN KEY ("staff_session_id") REFERENCES "public"."staff_session"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at","id");
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","at");
CREATE INDEX "audit_entry_resource" ON "audit_entry" USING btree ("resource","resource_id","at");
ALTER TABLE "staff" ADD CONSTRAINT "staff_duties" CHECK ("staff"."duties" <@ array['exam_control', 'review', 'despatch', 'approve_money', 'impersonate']);
UPDATE "staff" SET "email" = lower("email") WHERE "email" <> lower("email");
ALTER TABLE "staff" ADD CONSTRAINT "staff_email_is_small" CHECK ("staff"."email" = lower("staff"."email"));
ALTER TABLE "staff" ADD CONSTRAINT "staff_password_is_argon2id" CHECK ("staff"."password_hash" like '$argon2id$%');
ALTER TABLE "staff" ADD CONSTRAINT "staff_owner_has_no_bounds" CHECK ("staff"."role" <> 'owner' or ("staff"."course_ids" is null and "staff"."branch_ids" is null));

-- What was done stays written: not even the product itself can change or remove a row.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_entry takes new rows only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_entry_is_append_only BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_entry_is_never_emptied BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Public pages are kept in memory by every process; each is told when what they show has changed. Not of sold seats, which pages ask for
-- by themselves and which change with every enrolment.
CREATE FUNCTION notify_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content', '');
	RETURN NULL;
END $$;
DO $$
DECLARE
	shown text;
BEGIN
	FOREACH shown IN ARRAY ARRAY['site', 'page', 'hero_slide', 'faq', 'gallery_album', 'gallery_picture', 'contact', 'service', 'free_video', 'scrolling_notice',
		'course', 'course_setting', 'course_session', 'batch_category', 'batch', 'batch_instalment', 'batch_teacher', 'schedule_event', 'teacher']
	LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_content()', shown || '_is_shown', shown);
	END LOOP;
END $$;
CREATE TRIGGER schedule_is_shown AFTER INSERT OR DELETE OR UPDATE OF title, mode, contact_id, weekdays, opens, closes, seats, position, is_active ON "schedule"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER event_is_shown AFTER INSERT OR DELETE OR UPDATE OF name, image, summary, about, starts_at, ends_at, deadline, fee_paisa, mode, contact_id, seats, position, is_active ON "event"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
