CREATE TABLE "impersonation_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impersonation_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"staff_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "impersonation_code_hash_unique" UNIQUE("code_hash")
);

DROP INDEX "otp_challenge_newest";
-- A code lives five minutes, and those on their way have no browser to belong to: they are asked for again.
DELETE FROM "otp_challenge";
ALTER TABLE "otp_challenge" ADD COLUMN "browser_hash" text NOT NULL;
ALTER TABLE "otp_challenge" ADD COLUMN "budget" text NOT NULL;
ALTER TABLE "impersonation_code" ADD CONSTRAINT "impersonation_code_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "impersonation_code" ADD CONSTRAINT "impersonation_code_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "impersonation_code_doctor_id" ON "impersonation_code" USING btree ("doctor_id");
CREATE INDEX "otp_challenge_newest" ON "otp_challenge" USING btree ("phone","purpose","browser_hash","id" DESC NULLS LAST);
ALTER TABLE "otp_challenge" ADD CONSTRAINT "otp_challenge_budget" CHECK ("otp_challenge"."budget" in ('stranger', 'known_browser', 'signed_in'));
