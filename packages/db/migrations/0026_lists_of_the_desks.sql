CREATE INDEX "device_doctor_id" ON "device" USING btree ("doctor_id","last_used_at");
CREATE INDEX "campaign_created_at" ON "campaign" USING btree ("created_at","id");
CREATE INDEX "ledger_line_by_account" ON "ledger_line" USING btree ("account","entry_id");
CREATE INDEX "payment_of_reason" ON "payment" USING btree ("reason","started_at","id") WHERE reason is not null;
CREATE INDEX "refund_asked" ON "refund" USING btree ("id") WHERE state = 'asked';