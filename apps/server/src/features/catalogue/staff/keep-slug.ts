import type { Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'

type Addressed = { slug: string; is_active: boolean }
type SlugChange = { id: number | undefined; before: Addressed | undefined; slug: string; locale: Locale }

/**
 * An address that is on posters stays: what is shown keeps its slug, and one that another was known by before is not given away. What is
 * hidden may get another, and then the old address leads to it.
 */
export async function refuseSlug(
  tx: Tx,
  table: typeof tables.course | typeof tables.batchCategory,
  { id, before, slug, locale }: SlugChange,
): Promise<void> {
  if (before?.slug === slug) return
  if (before?.is_active) refuseFields({ slug: messages.error_field_slug_fixed({}, { locale }) })
  const [other] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        id === undefined ? undefined : ne(table.id, id),
        or(eq(table.slug, slug), sql`${slug} = any(${table.formerSlugs})`),
      ),
    )
    .limit(1)
  if (other) refuseFields({ slug: messages.error_field_taken({}, { locale }) })
}

/** The slugs of before, with the one that is given up now. */
export const formerSlugsOf = (
  table: typeof tables.course | typeof tables.batchCategory,
  before: Addressed | undefined,
  slug: string,
): { formerSlugs?: SQL } =>
  before === undefined || before.slug === slug
    ? {}
    : { formerSlugs: sql`array_append(array_remove(${table.formerSlugs}, ${slug}), ${before.slug})` }
