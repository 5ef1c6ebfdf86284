ALTER TABLE "admin_video" ADD COLUMN "created_by" integer;
ALTER TABLE "document" ADD COLUMN "created_by" integer;
ALTER TABLE "material" ADD COLUMN "created_by" integer;
ALTER TABLE "reference_book" ADD COLUMN "created_by" integer;
ALTER TABLE "video" ADD COLUMN "created_by" integer;
ALTER TABLE "admin_video" ADD CONSTRAINT "admin_video_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "document" ADD CONSTRAINT "document_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "material" ADD CONSTRAINT "material_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reference_book" ADD CONSTRAINT "reference_book_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "video" ADD CONSTRAINT "video_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "admin_video_hidden" ON "admin_video" USING btree ("id") WHERE not is_active;
CREATE INDEX "document_search" ON "document" USING gin (search_key(name) gin_trgm_ops);
CREATE INDEX "material_search" ON "material" USING gin (search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) gin_trgm_ops);
CREATE INDEX "material_hidden" ON "material" USING btree ("id") WHERE not is_active;
CREATE INDEX "reference_book_position" ON "reference_book" USING btree ("position","id");
CREATE INDEX "reference_book_hidden" ON "reference_book" USING btree ("position","id") WHERE not is_active;
CREATE INDEX "reference_book_search" ON "reference_book" USING gin (search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) gin_trgm_ops);
CREATE INDEX "video_by_source" ON "video" USING btree ("source","id");
CREATE INDEX "video_search" ON "video" USING gin (search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) gin_trgm_ops);

-- Whoever wrote the first revision of a thing that had none before has made it in the office.
UPDATE "video" SET "created_by" = first.staff_id FROM "resource_revision" first
	WHERE first.resource = 'video' AND first.resource_id = "video".id::text AND first.version = 1
	AND NOT EXISTS (SELECT FROM "resource_revision" older WHERE older.resource = 'video' AND older.resource_id = "video".id::text AND older.version = 0);
UPDATE "document" SET "created_by" = first.staff_id FROM "resource_revision" first
	WHERE first.resource = 'document' AND first.resource_id = "document".id::text AND first.version = 1
	AND NOT EXISTS (SELECT FROM "resource_revision" older WHERE older.resource = 'document' AND older.resource_id = "document".id::text AND older.version = 0);
UPDATE "material" SET "created_by" = first.staff_id FROM "resource_revision" first
	WHERE first.resource = 'material' AND first.resource_id = "material".id::text AND first.version = 1
	AND NOT EXISTS (SELECT FROM "resource_revision" older WHERE older.resource = 'material' AND older.resource_id = "material".id::text AND older.version = 0);
UPDATE "admin_video" SET "created_by" = first.staff_id FROM "resource_revision" first
	WHERE first.resource = 'given_video' AND first.resource_id = "admin_video".id::text AND first.version = 1
	AND NOT EXISTS (SELECT FROM "resource_revision" older WHERE older.resource = 'given_video' AND older.resource_id = "admin_video".id::text AND older.version = 0);
UPDATE "reference_book" SET "created_by" = first.staff_id FROM "resource_revision" first
	WHERE first.resource = 'reference_book' AND first.resource_id = "reference_book".id::text AND first.version = 1
	AND NOT EXISTS (SELECT FROM "resource_revision" older WHERE older.resource = 'reference_book' AND older.resource_id = "reference_book".id::text AND older.version = 0);
