import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { readRichText } from '../../rich-text/index.ts'
import { presentEvent, selectEvents } from './present-event.ts'

const { event } = tables

type EventQuery = { locale: Locale; now: Date; eventId: number }

export async function readEvent(tx: Tx, { locale, now, eventId }: EventQuery) {
  const [row] = await selectEvents(tx, now).where(and(eq(event.id, eventId), eq(event.isActive, true)))
  if (row === undefined) throw new AppError('not_found')
  return { ...presentEvent(row, { locale, now }), about: readRichText(pickText(row.event.about, locale)) }
}
