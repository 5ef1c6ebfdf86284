import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'

const { scrollingNotice } = tables

export async function listScrollingNotices(tx: Tx, { locale, now }: { locale: Locale; now: Date }) {
  const rows = await tx
    .select({ id: scrollingNotice.id, title: scrollingNotice.title, link: scrollingNotice.link })
    .from(scrollingNotice)
    .where(
      and(
        eq(scrollingNotice.isActive, true),
        or(isNull(scrollingNotice.startsAt), lte(scrollingNotice.startsAt, now)),
        or(isNull(scrollingNotice.endsAt), gt(scrollingNotice.endsAt, now)),
      ),
    )
    .orderBy(asc(scrollingNotice.position), asc(scrollingNotice.id))
    .limit(50)
  return rows.map((row) => ({ ...row, title: pickText(row.title, locale) }))
}
