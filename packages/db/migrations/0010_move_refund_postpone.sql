-- Made by drizzle-kit from src/tables; the functions and triggers at the end are written by hand.
CREATE TABLE "order_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"receipts" integer NOT NULL,
	"from_schedule_id" integer,
	"to_schedule_id" integer,
	"number" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_change_once" UNIQUE("order_id","kind"),
	CONSTRAINT "order_change_kind" CHECK ("order_change"."kind" in ('move', 'postponement')),
	CONSTRAINT "order_change_what" CHECK (("order_change"."kind" = 'move') = ("order_change"."from_schedule_id" is not null and "order_change"."to_schedule_id" is not null) and ("order_change"."kind" = 'postponement') = ("order_change"."number" is not null))
);

CREATE TABLE "refund_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reason" text,
	"reckoning" jsonb NOT NULL,
	"granted_paisa" integer,
	"answer" text,
	"staff_id" integer,
	"looked_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_request_cause" CHECK ("refund_request"."cause" in ('leaving', 'move')),
	CONSTRAINT "refund_request_state" CHECK ("refund_request"."state" in ('asked', 'looked_at', 'granted', 'paid_out', 'refused', 'withdrawn')),
	CONSTRAINT "refund_request_reason" CHECK (char_length("refund_request"."reason") between 1 and 1000),
	CONSTRAINT "refund_request_granted" CHECK (("refund_request"."state" in ('granted', 'paid_out')) = ("refund_request"."granted_paisa" is not null) and ("refund_request"."granted_paisa" is null or "refund_request"."granted_paisa" >= 0))
);

ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_kind";
ALTER TABLE "ledger_line" DROP CONSTRAINT "ledger_line_account";
ALTER TABLE "course_setting" ADD COLUMN "move_within_days" integer DEFAULT 14 NOT NULL;
ALTER TABLE "course_setting" ADD COLUMN "move_due_after_days" integer DEFAULT 7 NOT NULL;
ALTER TABLE "course_setting" ADD COLUMN "full_refund_days" integer DEFAULT 7 NOT NULL;
ALTER TABLE "course_setting" ADD COLUMN "postpone_days" integer DEFAULT 15 NOT NULL;
ALTER TABLE "enrolment" ADD COLUMN "moved_from_schedule_id" integer;
ALTER TABLE "enrolment" ADD COLUMN "moved_at" timestamp with time zone;
ALTER TABLE "refund" ADD COLUMN "request_id" integer;
ALTER TABLE "sheet" ADD COLUMN "price_paisa" integer DEFAULT 40000 NOT NULL;
ALTER TABLE "subscription_offer" ADD COLUMN "refund_hours" integer DEFAULT 24 NOT NULL;
ALTER TABLE "order_change" ADD CONSTRAINT "order_change_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_change" ADD CONSTRAINT "order_change_from_schedule_id_schedule_id_fk" FOREIGN KEY ("from_schedule_id") REFERENCES "public"."schedule"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_change" ADD CONSTRAINT "order_change_to_schedule_id_schedule_id_fk" FOREIGN KEY ("to_schedule_id") REFERENCES "public"."schedule"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "order_change_from_schedule_id" ON "order_change" USING btree ("from_schedule_id");
CREATE INDEX "order_change_to_schedule_id" ON "order_change" USING btree ("to_schedule_id");
CREATE UNIQUE INDEX "refund_request_open" ON "refund_request" USING btree ("order_id") WHERE state in ('asked', 'looked_at');
CREATE INDEX "refund_request_order_id" ON "refund_request" USING btree ("order_id","id");
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_moved_from_schedule_id_schedule_id_fk" FOREIGN KEY ("moved_from_schedule_id") REFERENCES "public"."schedule"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund" ADD CONSTRAINT "refund_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "enrolment_moved_from" ON "enrolment" USING btree ("moved_from_schedule_id") WHERE moved_from_schedule_id is not null;
CREATE UNIQUE INDEX "ledger_entry_move" ON "ledger_entry" USING btree ("order_id") WHERE kind = 'move';
CREATE INDEX "refund_request_id" ON "refund" USING btree ("request_id") WHERE request_id is not null;
ALTER TABLE "course_setting" ADD CONSTRAINT "course_setting_days" CHECK ("course_setting"."move_within_days" >= 0 and "course_setting"."move_due_after_days" >= 0 and "course_setting"."full_refund_days" >= 0 and "course_setting"."postpone_days" >= 0);
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_moved" CHECK (("enrolment"."moved_from_schedule_id" is null) = ("enrolment"."moved_at" is null));
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_kind" CHECK ("ledger_entry"."kind" in ('order', 'payment', 'refund', 'waiver', 'move'));
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_account" CHECK ("ledger_line"."account" in ('receivable', 'revenue', 'discount', 'refund', 'cash', 'payable'));
ALTER TABLE "sheet" ADD CONSTRAINT "sheet_price" CHECK ("sheet"."price_paisa" >= 0);
ALTER TABLE "subscription_offer" ADD CONSTRAINT "subscription_offer_refund" CHECK ("subscription_offer"."refund_hours" >= 0);
-- What was agreed before stays written down.
CREATE TRIGGER order_change_stays BEFORE UPDATE OR DELETE ON "order_change" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A booked order, and its parts, change only in the transaction that says so in order_change.
CREATE FUNCTION is_order_changing(changing integer) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (SELECT FROM order_change WHERE order_id = changing AND xmin = pg_current_xact_id()::xid)
$$;

CREATE OR REPLACE FUNCTION keep_booked_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.booked_at IS NOT NULL AND
		(to_jsonb(NEW) - '{paid_at,closed_at,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(OLD) - '{paid_at,closed_at,updated_at}'::text[])
		AND NOT is_order_changing(OLD.id)
	THEN
		RAISE EXCEPTION 'order % was booked and cannot change', OLD.id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END;
$$;

CREATE FUNCTION keep_agreed_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT is_order_changing(OLD.order_id) THEN
		RAISE EXCEPTION 'a part of order % was agreed and cannot change', OLD.order_id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN COALESCE(NEW, OLD);
END;
$$;
DROP TRIGGER order_instalment_stays ON "order_instalment";
CREATE TRIGGER order_instalment_stays BEFORE UPDATE OR DELETE ON "order_instalment" FOR EACH ROW EXECUTE FUNCTION keep_agreed_part();
