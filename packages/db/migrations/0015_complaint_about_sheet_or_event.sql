ALTER TABLE "complaint" DROP CONSTRAINT "complaint_one_thing";
ALTER TABLE "complaint" ADD COLUMN "sheet_id" integer;
ALTER TABLE "complaint" ADD COLUMN "event_id" integer;
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_sheet_id_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheet"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "complaint_event_id" ON "complaint" USING btree ("event_id");
CREATE INDEX "complaint_sheet_id" ON "complaint" USING btree ("sheet_id");
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_one_thing" CHECK (num_nonnulls("complaint"."schedule_event_id", "complaint"."admin_video_id", "complaint"."sheet_delivery_id", "complaint"."sheet_id", "complaint"."event_id") <= 1);