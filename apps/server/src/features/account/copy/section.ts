import type { Locale } from '@prostuti/text/locale'
import type { SQL } from 'drizzle-orm'

/** One list of the copy: what it is called there, what README says of it, and where it comes from. */
export type Section = {
  key: string
  about: (inputs: Record<string, never>, options: { locale: Locale }) => string
  /** Tables whose rows of the doctor are in it; the copy's test looks for those that nobody names. */
  tables: readonly string[]
  /** Rows with plain names. `doctor` is the doctor's id, as SQL. */
  rows: (doctor: SQL) => SQL
}
