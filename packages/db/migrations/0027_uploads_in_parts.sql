CREATE TABLE "upload_part" (
	"upload_id" integer NOT NULL,
	"at" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"writer" text NOT NULL,
	CONSTRAINT "upload_part_upload_id_at_pk" PRIMARY KEY("upload_id","at")
);

ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;
-- What has come so far lies in one file for each, which nobody reads any more: those that are on their way begin again.
UPDATE "upload" SET "state" = 'open', "received" = 0, "writer" = NULL, "claimed_at" = NULL WHERE "state" IN ('open', 'whole');
