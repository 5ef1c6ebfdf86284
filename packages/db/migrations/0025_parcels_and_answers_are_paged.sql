DROP INDEX "sheet_delivery_bench";
DROP INDEX "complaint_promised";
DROP INDEX "sheet_delivery_newest";
ALTER TABLE "sheet_delivery" ADD COLUMN "stage" text GENERATED ALWAYS AS (case
      when state in ('picked', 'in_transit', 'out_for_delivery') then 'on_the_way'
      when state <> 'booked' then state
      when hand_over_id is not null then 'on_the_way'
      when packed_at is null then 'to_pack' else 'to_hand_over' end) STORED NOT NULL;
CREATE INDEX "complaint_promised_of" ON "complaint" USING btree ("assignee_id",coalesce(promised_at, '-infinity'::timestamptz),"id") WHERE state = 'open' and merged_into_id is null;
CREATE INDEX "complaint_promised_in" ON "complaint" USING btree ("category",coalesce(promised_at, '-infinity'::timestamptz),"id") WHERE state = 'open' and merged_into_id is null;
CREATE INDEX "complaint_snoozed" ON "complaint" USING btree ("snoozed_until","id") WHERE state = 'open' and snoozed_until is not null;
CREATE INDEX "complaint_by_state" ON "complaint" USING btree ("state","last_message_at","id");
CREATE INDEX "sheet_delivery_stage" ON "sheet_delivery" USING btree ("stage","created_at","id");
CREATE INDEX "sheet_delivery_by_courier" ON "sheet_delivery" USING btree ("courier","created_at","id");
CREATE INDEX "sheet_delivery_open" ON "sheet_delivery" USING btree ("created_at","id") WHERE settled_at is null;
CREATE INDEX "sheet_delivery_refused" ON "sheet_delivery" USING btree ("created_at","id") WHERE state = 'draft' and refusal is not null;
CREATE INDEX "sheet_delivery_in_doubt" ON "sheet_delivery" USING btree ("created_at","id") WHERE state = 'on_hold' and consignment_id is null and booked_at is null;
CREATE INDEX "sheet_delivery_recipient" ON "sheet_delivery" USING gin (recipient_name gin_trgm_ops);
CREATE INDEX "complaint_promised" ON "complaint" USING btree (coalesce(promised_at, '-infinity'::timestamptz),"id") WHERE state = 'open' and merged_into_id is null;
CREATE INDEX "sheet_delivery_newest" ON "sheet_delivery" USING btree ("created_at","id");