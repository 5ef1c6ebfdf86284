-- Made by drizzle-kit from src/tables; the function and the triggers at the end are written by hand.
ALTER TABLE "doctor" DROP CONSTRAINT "doctor_phone_is_e164";
ALTER TABLE "payment" DROP CONSTRAINT "payment_reason";
ALTER TABLE "sheet_delivery" DROP CONSTRAINT "sheet_delivery_phone";
ALTER TABLE "sheet_delivery" DROP CONSTRAINT "sheet_delivery_address";
ALTER TABLE "audit_entry" ALTER COLUMN "staff_id" DROP NOT NULL;
ALTER TABLE "doctor" ADD COLUMN "closed_at" timestamp with time zone;
CREATE INDEX "activity_doctor_id" ON "activity" USING btree ("doctor_id") WHERE doctor_id is not null;
CREATE INDEX "doctor_closed_at" ON "doctor" USING btree ("closed_at") WHERE closed_at is not null;
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_phone_is_e164" CHECK (case when "doctor"."closed_at" is null then "doctor"."phone" ~ '^\+8801[3-9][0-9]{8}$' else "doctor"."phone" = 'closed:' || "doctor"."id" end);
ALTER TABLE "payment" ADD CONSTRAINT "payment_reason" CHECK ("payment"."reason" in ('declined', 'mismatch', 'risky', 'no_seat', 'overpaid', 'code_used_up', 'account_closed', 'awaiting_staff', 'refused', 'gateway_away'));
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_phone" CHECK ("sheet_delivery"."recipient_phone" ~ '^(\+8801[3-9][0-9]{8})?$');
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_address" CHECK (char_length("sheet_delivery"."address") between 5 and 200 or ("sheet_delivery"."address" = '' and "sheet_delivery"."recipient_phone" = ''));

-- What a courier said stays as it is until its doctor has closed the account; then only that something was said stays.
CREATE FUNCTION refuse_change_of_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND EXISTS (
		SELECT FROM sheet_delivery
		JOIN enrolment ON enrolment.id = sheet_delivery.enrolment_id
		JOIN doctor ON doctor.id = enrolment.doctor_id
		WHERE sheet_delivery.id = OLD.delivery_id AND doctor.closed_at IS NOT NULL
	) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;
DROP TRIGGER courier_message_stays ON "courier_message";
DROP TRIGGER delivery_step_stays ON "delivery_step";
CREATE TRIGGER courier_message_stays BEFORE UPDATE OR DELETE ON "courier_message" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_parcel();
CREATE TRIGGER delivery_step_stays BEFORE UPDATE ON "delivery_step" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_parcel();
