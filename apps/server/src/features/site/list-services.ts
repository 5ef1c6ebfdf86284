import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { asc, eq } from 'drizzle-orm'

const { service } = tables

export async function listServices(tx: Tx, locale: Locale) {
  const rows = await tx
    .select()
    .from(service)
    .where(eq(service.isActive, true))
    .orderBy(asc(service.position), asc(service.id))
    .limit(50)
  return rows.map((row) => ({
    id: row.id,
    title: pickText(row.title, locale),
    subtitle: pickText(row.subtitle, locale),
    icon: row.icon,
    link: row.link,
  }))
}
