CREATE TABLE "cut_mark" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cut_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pack_key" text NOT NULL,
	"session" jsonb NOT NULL,
	"held_on" date NOT NULL,
	"marks" integer NOT NULL,
	"out_of" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cut_mark_once" UNIQUE("pack_key","held_on"),
	CONSTRAINT "cut_mark_session" CHECK (is_localized_text("cut_mark"."session")),
	CONSTRAINT "cut_mark_marks" CHECK ("cut_mark"."marks" > 0 and "cut_mark"."marks" <= "cut_mark"."out_of")
);

ALTER TABLE "cut_mark" ADD CONSTRAINT "cut_mark_pack_key_rule_pack_key_fk" FOREIGN KEY ("pack_key") REFERENCES "public"."rule_pack"("key") ON DELETE no action ON UPDATE cascade;