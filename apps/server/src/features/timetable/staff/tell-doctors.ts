import { type Transaction, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import { tellLive } from '../../live/index.ts'
import { cleanInBoth, plainLine, plainParagraphs } from '../../rich-text/index.ts'

const { enrolment, notice } = tables

type Text = { bn: string; en?: string | undefined }

type Telling = {
  /** Of each schedule whose rows changed, one of them. */
  changed: ReadonlyMap<number, number>
  notice: { title: Text; text: Text } | null
  now: Date
}

/** Open pages of these schedules ask again; who is not looking finds a notice, if staff want one. Says how many doctors it touches. */
export async function tellDoctors(tx: Transaction, { changed, notice: written, now }: Telling): Promise<number> {
  const scheduleIds = [...changed.keys()]
  if (scheduleIds.length === 0) return 0
  for (const [schedule, id] of changed) {
    await tellLive(tx, { schedule }, { kind: 'class', id })
    if (written === null) continue
    const [made] = await tx
      .insert(notice)
      .values({
        audience: 'schedule',
        scheduleId: schedule,
        title: cleanInBoth(written.title, plainLine),
        body: cleanInBoth(written.text, (text) => asHtml(plainParagraphs(text))),
        publishedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: notice.id })
    await tellLive(tx, { schedule }, { kind: 'notice', id: made!.id })
  }
  return tx.$count(enrolment, and(inArray(enrolment.scheduleId, scheduleIds), eq(enrolment.state, 'active')))
}

/** Nothing of what staff typed is markup. */
const asHtml = (text: string): string =>
  text === ''
    ? ''
    : text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .split('\n')
        .filter(Boolean)
        .map((line) => `<p>${line}</p>`)
        .join('')
