import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { asc, desc, eq } from 'drizzle-orm'

const { contact } = tables

export async function listContacts(tx: Tx, locale: Locale) {
  const rows = await tx
    .select()
    .from(contact)
    .where(eq(contact.isActive, true))
    .orderBy(desc(contact.isMain), asc(contact.position), asc(contact.id))
    .limit(100)
  return rows.map((row) => ({
    id: row.id,
    name: pickText(row.name, locale),
    phones: row.phones,
    email: row.email,
    address: pickText(row.address, locale),
    directions: pickText(row.directions, locale),
    hours: pickText(row.hours, locale),
    map_url: row.mapUrl,
    is_main: row.isMain,
  }))
}
