import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isPlaceName, moment, timestamps } from '../columns.ts'
import { district } from '../places/district.ts'
import { division } from '../places/division.ts'
import { medicalCollege } from '../places/medical-college.ts'
import { upazila } from '../places/upazila.ts'

/** A user of the site: a doctor, or an examinee for the civil service. */
export const doctor = pgTable(
  'doctor',
  {
    id: identity(),
    // E.164. The one thing every doctor has, and what they sign in with. Of a closed account `closed:<id>`.
    phone: text().notNull().unique('doctor_phone_unique'),
    name: text().notNull(),
    // What staff find somebody by: as it is written, and as it sounds; without h, which Jahan has in one script and not in the other.
    searchKey: text().notNull().generatedAlwaysAs(sql`search_key(name)`),
    soundKey: text().notNull().generatedAlwaysAs(sql`replace(sound_key(name), 'h', '')`),
    // The sound without titles (Dr, Md, Mst): what two accounts of one person have alike, however each was written.
    bareKey: text()
      .notNull()
      .generatedAlwaysAs(
        sql`btrim(regexp_replace(' ' || replace(sound_key(name), 'h', '') || ' ', ' (d|dr|dktr|m|md|mmd|mmt|ms|mst|msmt)(?= )', '', 'g'))`,
      ),
    // In lower case.
    email: text().unique('doctor_email_unique'),
    // As `A-12345`; empty for examinees who are no doctors, and for interns.
    bmdc: text().unique('doctor_bmdc_unique'),
    medicalCollegeId: integer().references(() => medicalCollege.id),
    presentDivisionId: integer().references(() => division.id),
    presentDistrictId: integer().references(() => district.id),
    presentUpazilaId: integer().references(() => upazila.id),
    presentAddress: text(),
    permanentDivisionId: integer().references(() => division.id),
    permanentDistrictId: integer().references(() => district.id),
    permanentUpazilaId: integer().references(() => upazila.id),
    permanentAddress: text(),
    // The name of the picture's file, which changes with its content.
    avatar: text(),
    passwordHash: text().notNull(),
    // When a device was last released by the doctor; the next time is 30 days later.
    deviceReleasedAt: moment(),
    // Kept by enrolment: true while a course is running that the doctor has paid for. The dashboard then asks for what is missing.
    hasActivePaidCourse: boolean().notNull().default(false),
    // Whether news of the centre may come by SMS; codes, receipts and reminders always do.
    newsSms: boolean().notNull().default(true),
    // The doctor closed the account: nothing here says any more who it was, and what hangs on the row is nobody's.
    closedAt: moment(),
    // When staff last set the phone, at the doctor's wish; for a day no password is made anew with it.
    phoneSetAt: moment(),
    // What doubles are known by was written since they were last looked for; a trigger of the database says so.
    toCompare: boolean().notNull().default(true),
    // A second account of the same person: whoever asks for it is led to the one that goes on.
    mergedIntoId: integer().references((): AnyPgColumn => doctor.id),
    ...timestamps(),
  },
  (table) => [
    index('doctor_search').using('gin', table.searchKey.op('gin_trgm_ops'), table.soundKey.op('gin_trgm_ops')),
    // Callers say the end of their number.
    index('doctor_phone_end').on(sql`reverse(phone) text_pattern_ops`),
    index('doctor_bare_key').on(table.bareKey, table.medicalCollegeId),
    index('doctor_to_compare').on(table.id).where(sql`to_compare`),
    index('doctor_medical_college_id').on(table.medicalCollegeId),
    check(
      'doctor_phone_is_e164',
      sql`case when ${table.closedAt} is null then ${table.phone} ~ '^\\+8801[3-9][0-9]{8}$' else ${table.phone} = 'closed:' || ${table.id} end`,
    ),
    index('doctor_created_at').on(table.createdAt),
    index('doctor_closed_at').on(table.closedAt).where(sql`closed_at is not null`),
    index('doctor_merged_into').on(table.mergedIntoId).where(sql`merged_into_id is not null`),
    check('doctor_merged_is_closed', sql`${table.mergedIntoId} is null or ${table.closedAt} is not null`),
    check('doctor_name', isPlaceName(table.name)),
    check('doctor_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('doctor_bmdc', sql`${table.bmdc} ~ '^[AD]-[0-9]{2,7}$'`),
    check('doctor_password_is_argon2id', sql`${table.passwordHash} like '$argon2id$%'`),
  ],
)
