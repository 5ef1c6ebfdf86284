/**
 * Migrations that were published in two forms, by mistake, and the checksums of the one that is no longer here. A database that ran
 * that one goes on: what it had made beside is left alone by the migration after it, which makes it where it is missing.
 */
export const otherForms: Record<string, string[] | undefined> = {
  '0020_exams_in_the_office.sql': ['14bd3321ee2baf63bd0c901171c0d204c3ad62e096e45e13e1c63584490ad77f'],
}
