-- Made by drizzle-kit from src/tables; the triggers and the row at the end are written by hand.

CREATE TABLE "discount_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"use_limit" integer,
	"use_limit_per_doctor" integer,
	"only" text[],
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_code_code_unique" UNIQUE("code"),
	CONSTRAINT "discount_code_spelling" CHECK ("discount_code"."code" ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "discount_code_kind" CHECK ("discount_code"."kind" in ('percent', 'amount')),
	CONSTRAINT "discount_code_value" CHECK ("discount_code"."value" > 0 and ("discount_code"."kind" = 'amount' or "discount_code"."value" <= 100)),
	CONSTRAINT "discount_code_limits" CHECK ("discount_code"."use_limit" > 0 and "discount_code"."use_limit_per_doctor" > 0),
	CONSTRAINT "discount_code_window" CHECK ("discount_code"."ends_at" > "discount_code"."starts_at")
);

CREATE TABLE "event_hold" (
	"event_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "event_hold_event_id_doctor_id_pk" PRIMARY KEY("event_id","doctor_id")
);

CREATE TABLE "gateway_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"payment_id" integer,
	"direction" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_message_gateway" CHECK ("gateway_message"."gateway" in ('sslcommerz', 'bkash', 'manual')),
	CONSTRAINT "gateway_message_direction" CHECK ("gateway_message"."direction" in ('sent', 'received'))
);

CREATE TABLE "gateway_token" (
	"gateway" text PRIMARY KEY NOT NULL,
	"id_token" text NOT NULL,
	"refresh_token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL
);

CREATE TABLE "invoice" (
	"number" integer PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "invoice_number" CHECK ("invoice"."number" >= 1)
);

CREATE TABLE "invoice_counter" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_counter_is_one_row" CHECK ("invoice_counter"."id" = 1)
);

CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer,
	"refund_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entry_kind" CHECK ("ledger_entry"."kind" in ('order', 'payment', 'refund', 'waiver')),
	CONSTRAINT "ledger_entry_payment_known" CHECK (("ledger_entry"."kind" in ('payment', 'refund')) = ("ledger_entry"."payment_id" is not null)),
	CONSTRAINT "ledger_entry_refund_known" CHECK (("ledger_entry"."kind" = 'refund') = ("ledger_entry"."refund_id" is not null))
);

CREATE TABLE "ledger_line" (
	"entry_id" bigint NOT NULL,
	"account" text NOT NULL,
	"amount_paisa" integer NOT NULL,
	CONSTRAINT "ledger_line_entry_id_account_pk" PRIMARY KEY("entry_id","account"),
	CONSTRAINT "ledger_line_account" CHECK ("ledger_line"."account" in ('receivable', 'revenue', 'discount', 'refund', 'cash')),
	CONSTRAINT "ledger_line_amount" CHECK ("ledger_line"."amount_paisa" <> 0)
);

CREATE TABLE "order_instalment" (
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"amount_paisa" integer NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "order_instalment_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "order_instalment_amount" CHECK ("order_instalment"."amount_paisa" > 0 and "order_instalment"."number" >= 1)
);

CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"gateway" text NOT NULL,
	"transaction" text NOT NULL,
	"amount_paisa" integer NOT NULL,
	"state" text DEFAULT 'initiated' NOT NULL,
	"reason" text,
	"gateway_ref" text,
	"gateway_url" text,
	"gateway_trx" text,
	"method" text,
	"payer_number" text,
	"started_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone,
	"tell_at" timestamp with time zone,
	"refunded_paisa" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_transaction_unique" UNIQUE("transaction"),
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('initiated', 'paid', 'on_hold', 'failed', 'cancelled', 'expired', 'refunded')),
	CONSTRAINT "payment_gateway" CHECK ("payment"."gateway" in ('sslcommerz', 'bkash', 'manual')),
	CONSTRAINT "payment_reason" CHECK ("payment"."reason" in ('declined', 'mismatch', 'risky', 'no_seat', 'overpaid', 'awaiting_staff', 'refused', 'gateway_away')),
	CONSTRAINT "payment_transaction_length" CHECK (length("payment"."transaction") between 6 and 30),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount_paisa" > 0),
	CONSTRAINT "payment_refunded" CHECK ("payment"."refunded_paisa" between 0 and "payment"."amount_paisa")
);

CREATE TABLE "payment_reminder" (
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_reminder_order_id_number_kind_pk" PRIMARY KEY("order_id","number","kind"),
	CONSTRAINT "payment_reminder_kind" CHECK ("payment_reminder"."kind" in ('coming', 'missed', 'paused'))
);

CREATE TABLE "purchase_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"kind" text NOT NULL,
	"enrolment_id" integer,
	"event_id" integer,
	"title" jsonb NOT NULL,
	"detail" jsonb,
	"list_paisa" integer NOT NULL,
	"reduction_paisa" integer DEFAULT 0 NOT NULL,
	"reduction_ends_at" timestamp with time zone,
	"discount_code_id" integer,
	"code_paisa" integer DEFAULT 0 NOT NULL,
	"total_paisa" integer NOT NULL,
	"plan" text DEFAULT 'full' NOT NULL,
	"booked_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_order_kind" CHECK ("purchase_order"."kind" in ('enrolment', 'event')),
	CONSTRAINT "purchase_order_plan" CHECK ("purchase_order"."plan" in ('full', 'instalments')),
	CONSTRAINT "purchase_order_texts" CHECK (is_localized_text("purchase_order"."title") and is_localized_text("purchase_order"."detail")),
	CONSTRAINT "purchase_order_thing" CHECK (("purchase_order"."kind" = 'enrolment') = ("purchase_order"."enrolment_id" is not null) and ("purchase_order"."kind" = 'event') = ("purchase_order"."event_id" is not null)),
	CONSTRAINT "purchase_order_price" CHECK ("purchase_order"."total_paisa" = "purchase_order"."list_paisa" - "purchase_order"."reduction_paisa" - "purchase_order"."code_paisa" and "purchase_order"."total_paisa" >= 0 and "purchase_order"."reduction_paisa" >= 0 and "purchase_order"."code_paisa" >= 0),
	CONSTRAINT "purchase_order_code" CHECK ("purchase_order"."code_paisa" = 0 or "purchase_order"."discount_code_id" is not null)
);

CREATE TABLE "refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"amount_paisa" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"gateway_ref" text,
	"staff_id" integer,
	"asked" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_paisa" > 0),
	CONSTRAINT "refund_state" CHECK ("refund"."state" in ('asked', 'done', 'failed'))
);

ALTER TABLE "enrolment" DROP CONSTRAINT "enrolment_state";
DROP INDEX "enrolment_once";
ALTER TABLE "course_setting" ADD COLUMN "pause_lectures_after_days" integer DEFAULT 7 NOT NULL;
ALTER TABLE "site" ADD COLUMN "payment_gateways" text[] DEFAULT '{"bkash","sslcommerz"}' NOT NULL;
ALTER TABLE "site" ADD COLUMN "manual_payment" jsonb;
ALTER TABLE "event_hold" ADD CONSTRAINT "event_hold_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_hold" ADD CONSTRAINT "event_hold_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gateway_message" ADD CONSTRAINT "gateway_message_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_instalment" ADD CONSTRAINT "order_instalment_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment_reminder" ADD CONSTRAINT "payment_reminder_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_discount_code_id_discount_code_id_fk" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_code"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund" ADD CONSTRAINT "refund_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "event_hold_doctor_id" ON "event_hold" USING btree ("doctor_id");
CREATE INDEX "gateway_message_payment_id" ON "gateway_message" USING btree ("payment_id","id");
CREATE INDEX "ledger_entry_order_id" ON "ledger_entry" USING btree ("order_id","id");
CREATE UNIQUE INDEX "ledger_entry_order" ON "ledger_entry" USING btree ("order_id") WHERE kind = 'order';
CREATE UNIQUE INDEX "ledger_entry_payment" ON "ledger_entry" USING btree ("payment_id") WHERE kind = 'payment';
CREATE UNIQUE INDEX "ledger_entry_refund" ON "ledger_entry" USING btree ("refund_id") WHERE kind = 'refund';
CREATE INDEX "order_instalment_due_on" ON "order_instalment" USING btree ("due_on","order_id");
CREATE INDEX "payment_order_id" ON "payment" USING btree ("order_id","id");
CREATE UNIQUE INDEX "payment_gateway_ref" ON "payment" USING btree ("gateway","gateway_ref") WHERE gateway_ref is not null;
CREATE UNIQUE INDEX "payment_gateway_trx" ON "payment" USING btree ("gateway","gateway_trx") WHERE state in ('paid', 'refunded');
CREATE INDEX "payment_trx" ON "payment" USING btree ("gateway","gateway_trx");
CREATE INDEX "payment_to_ask" ON "payment" USING btree ("next_ask_at") WHERE next_ask_at is not null;
CREATE INDEX "payment_to_tell" ON "payment" USING btree ("tell_at") WHERE tell_at is not null;
CREATE UNIQUE INDEX "purchase_order_enrolment" ON "purchase_order" USING btree ("enrolment_id");
CREATE UNIQUE INDEX "purchase_order_event" ON "purchase_order" USING btree ("doctor_id","event_id") WHERE closed_at is null;
CREATE INDEX "purchase_order_doctor_id" ON "purchase_order" USING btree ("doctor_id","created_at");
CREATE INDEX "purchase_order_discount_code_id" ON "purchase_order" USING btree ("discount_code_id");
CREATE INDEX "purchase_order_owing" ON "purchase_order" USING btree ("id") WHERE booked_at is not null and paid_at is null and closed_at is null;
CREATE INDEX "refund_payment_id" ON "refund" USING btree ("payment_id");
CREATE INDEX "refund_to_ask" ON "refund" USING btree ("next_ask_at") WHERE next_ask_at is not null;
CREATE INDEX "enrolment_doctor_id" ON "enrolment" USING btree ("doctor_id","batch_id");
CREATE UNIQUE INDEX "enrolment_once" ON "enrolment" USING btree ("doctor_id","batch_id") WHERE state in ('pending', 'active');
ALTER TABLE "course_setting" ADD CONSTRAINT "course_setting_pause" CHECK ("course_setting"."pause_lectures_after_days" >= 0);
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_state" CHECK ("enrolment"."state" in ('pending', 'active', 'ended', 'lapsed'));
ALTER TABLE "site" ADD CONSTRAINT "site_payment_gateways" CHECK ("site"."payment_gateways" <@ array['sslcommerz', 'bkash', 'manual'] and (not 'manual' = any("site"."payment_gateways") or "site"."manual_payment" is not null));

-- What was said and booked stays as it is.
CREATE TRIGGER gateway_message_stays BEFORE UPDATE OR DELETE ON "gateway_message" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entry_stays BEFORE UPDATE OR DELETE ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_line_stays BEFORE UPDATE OR DELETE ON "ledger_line" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoice_stays BEFORE UPDATE OR DELETE ON "invoice" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_instalment_stays BEFORE UPDATE OR DELETE ON "order_instalment" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- An order that was booked keeps what was agreed; only that it was paid or closed is still written down.
CREATE FUNCTION keep_booked_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.booked_at IS NOT NULL AND
		(to_jsonb(NEW) - '{paid_at,closed_at,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(OLD) - '{paid_at,closed_at,updated_at}'::text[])
	THEN
		RAISE EXCEPTION 'order % was booked and cannot change', OLD.id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END;
$$;
CREATE TRIGGER purchase_order_is_kept BEFORE UPDATE ON "purchase_order" FOR EACH ROW EXECUTE FUNCTION keep_booked_order();

-- The lines of an entry come to nothing, or the transaction that wrote them is not committed.
CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(amount_paisa) FROM ledger_line WHERE entry_id = NEW.entry_id) <> 0 THEN
		RAISE EXCEPTION 'ledger entry % does not balance', NEW.entry_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END;
$$;
CREATE CONSTRAINT TRIGGER ledger_line_balances AFTER INSERT ON "ledger_line" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();

INSERT INTO "invoice_counter" ("id", "last") VALUES (1, 0);
