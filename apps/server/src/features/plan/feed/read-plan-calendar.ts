import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, desc, eq, gte } from 'drizzle-orm'
import type { Calendar } from '../../calendar/index.ts'
import { entryTitle } from './entry-title.ts'

const { planBlock, scheduleEvent } = tables

const keptMs = 30 * 86_400_000
/** Two weeks of half hours are fewer. */
const atMost = 500

type PlanCalendar = { doctorId: number; locale: Locale; now: Date; publicUrl: string }

/** The blocks of the last month and those ahead. Nothing in it says whose they are: who has the link reads it. */
export async function readPlanCalendar(tx: Tx, { doctorId, locale, now, publicUrl }: PlanCalendar): Promise<Calendar> {
  const rows = await tx
    .select({ block: planBlock, title: scheduleEvent.title, subject: scheduleEvent.subject })
    .from(planBlock)
    .leftJoin(scheduleEvent, eq(scheduleEvent.id, planBlock.scheduleEventId))
    .where(and(eq(planBlock.doctorId, doctorId), gte(planBlock.startsAt, new Date(now.getTime() - keptMs))))
    .orderBy(desc(planBlock.startsAt), desc(planBlock.id))
    .limit(atMost)
  const host = new URL(publicUrl).hostname
  return {
    name: messages.plan_title({}, { locale }),
    changedAt: new Date(Math.max(0, ...rows.map(({ block }) => block.updatedAt.getTime()))),
    entries: rows.toReversed().map(({ block, title, subject }) => ({
      uid: `plan-block-${block.id}@${host}`,
      sequence: block.revision,
      changedAt: block.updatedAt,
      startsAt: block.startsAt,
      endsAt: block.endsAt,
      title: entryTitle(block.kind, { title: pickText(title, locale) ?? '', locale }),
      description: pickText(subject, locale) ?? '',
      location: '',
      url: `${publicUrl}/my/plan`,
      isCancelled: false,
    })),
  }
}
