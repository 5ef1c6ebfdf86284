ALTER TABLE "payment" DROP CONSTRAINT "payment_reason";
ALTER TABLE "payment" ADD COLUMN "terms" jsonb;
ALTER TABLE "payment" ADD COLUMN "discount_code_id" integer;
ALTER TABLE "payment" ADD CONSTRAINT "payment_discount_code_id_discount_code_id_fk" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_code"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "payment_discount_code_id" ON "payment" USING btree ("discount_code_id") WHERE discount_code_id is not null;
ALTER TABLE "payment" ADD CONSTRAINT "payment_terms" CHECK ("payment"."discount_code_id" is null or "payment"."terms" is not null);
ALTER TABLE "payment" ADD CONSTRAINT "payment_reason" CHECK ("payment"."reason" in ('declined', 'mismatch', 'risky', 'no_seat', 'overpaid', 'code_used_up', 'awaiting_staff', 'refused', 'gateway_away'));