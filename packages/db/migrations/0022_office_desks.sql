CREATE TABLE "hand_over" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_over_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courier" text NOT NULL,
	"courier_name" text,
	"count" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_over_courier" CHECK ("hand_over"."courier" in ('steadfast', 'pathao', 'manual'))
);

CREATE TABLE "stock_movement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sheet_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"counted" integer,
	"delivery_id" integer,
	"reason" text,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movement_kind" CHECK ("stock_movement"."kind" in ('printed', 'counted', 'packed', 'unpacked', 'returned', 'written_off')),
	CONSTRAINT "stock_movement_counted" CHECK (("stock_movement"."kind" = 'counted') = ("stock_movement"."counted" is not null)),
	CONSTRAINT "stock_movement_reason" CHECK ("stock_movement"."kind" <> 'written_off' or "stock_movement"."reason" <> '')
);

ALTER TABLE "sheet" ADD COLUMN "shelf" text;
ALTER TABLE "sheet_delivery" ADD COLUMN "refusal" text;
ALTER TABLE "sheet_delivery" ADD COLUMN "packed_at" timestamp with time zone;
ALTER TABLE "sheet_delivery" ADD COLUMN "packed_by" integer;
ALTER TABLE "sheet_delivery" ADD COLUMN "hand_over_id" integer;
ALTER TABLE "sheet_delivery" ADD COLUMN "received_back_at" timestamp with time zone;
ALTER TABLE "sheet_delivery" ADD COLUMN "resend_of_id" integer;
-- Parcels: what was given to a courier before there was a packing bench left the shelf long ago.
DO $$ BEGIN
  IF EXISTS (SELECT FROM information_schema.columns WHERE table_name = 'sheet_delivery' AND column_name = 'packed_at') THEN
    UPDATE "sheet_delivery" SET "packed_at" = "booked_at" WHERE "booked_at" IS NOT NULL;
  END IF;
END $$;

ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_sheet_id_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheet"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_delivery_id_sheet_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."sheet_delivery"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "hand_over_newest" ON "hand_over" USING btree ("at" DESC NULLS LAST);
CREATE INDEX "hand_over_staff_id" ON "hand_over" USING btree ("staff_id");
CREATE INDEX "stock_movement_sheet_id" ON "stock_movement" USING btree ("sheet_id","id");
CREATE INDEX "stock_movement_delivery_id" ON "stock_movement" USING btree ("delivery_id") WHERE delivery_id is not null;
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_packed_by_staff_id_fk" FOREIGN KEY ("packed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_hand_over_id_hand_over_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."hand_over"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sheet_delivery" ADD CONSTRAINT "sheet_delivery_resend_of_id_sheet_delivery_id_fk" FOREIGN KEY ("resend_of_id") REFERENCES "public"."sheet_delivery"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "sheet_delivery_newest" ON "sheet_delivery" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "sheet_delivery_bench" ON "sheet_delivery" USING btree ("booked_at") WHERE booked_at is not null and hand_over_id is null;
CREATE INDEX "sheet_delivery_hand_over_id" ON "sheet_delivery" USING btree ("hand_over_id");
CREATE UNIQUE INDEX "sheet_delivery_resent_once" ON "sheet_delivery" USING btree ("resend_of_id");
