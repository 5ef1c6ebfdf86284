import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { asc, eq } from 'drizzle-orm'

const { heroSlide } = tables

export async function listHeroSlides(tx: Tx, locale: Locale) {
  const rows = await tx
    .select()
    .from(heroSlide)
    .where(eq(heroSlide.isActive, true))
    .orderBy(asc(heroSlide.position), asc(heroSlide.id))
    .limit(20)
  return rows.map((row) => ({
    id: row.id,
    title: pickText(row.title, locale),
    subtitle: pickText(row.subtitle, locale),
    thumb: row.thumb,
    is_video: row.isVideo,
    duration_label: pickText(row.durationLabel, locale),
    link: row.link,
  }))
}
