CREATE INDEX "batch_of_all_by_session" ON "batch" USING btree ("course_session_id","starts_on","id");
CREATE INDEX "batch_of_all_by_category" ON "batch" USING btree ("batch_category_id","starts_on","id");
CREATE INDEX "batch_draft" ON "batch" USING btree ("starts_on","id") WHERE not is_active;
CREATE INDEX "course_search" ON "course" USING gin (search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) gin_trgm_ops);
CREATE INDEX "event_draft" ON "event" USING btree ("starts_at","id") WHERE not is_active;
CREATE INDEX "schedule_contact_id" ON "schedule" USING btree ("contact_id");
CREATE INDEX "faq_updated_at" ON "faq" USING btree ("updated_at","id");
CREATE INDEX "gallery_picture_position" ON "gallery_picture" USING btree ("position","id");