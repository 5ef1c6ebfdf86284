import { sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import type { LocalizedText } from '../../../tables/index.ts'
import type { OwnCourse } from './find-own-course.ts'

/** What to read for an exam: the lectures since the one before it, a line each. */
export async function writeSyllabuses(tx: Tx, courses: readonly OwnCourse[]): Promise<void> {
  const lines = courses.flatMap(({ rows }) => syllabusesOf(rows))
  await tx.execute(sql`
    update schedule_event set syllabus = line.text::jsonb
    from unnest(${sql.param(lines.map(({ id }) => id))}::int[], ${sql.param(lines.map(({ text }) => JSON.stringify(text)))}::text[])
      as line (id, text)
    where schedule_event.id = line.id`)
}

function syllabusesOf(rows: OwnCourse['rows']): { id: number; text: LocalizedText }[] {
  let lectures: LocalizedText[] = []
  return rows.flatMap(({ id, kind, title, isCancelled }) => {
    if (isCancelled) return []
    if (kind !== 'exam') {
      lectures.push(title)
      return []
    }
    const since = lectures
    lectures = []
    if (since.length === 0) return []
    const text = {
      bn: [...since.map(({ bn }) => bn), 'আগের লেকচারগুলো থেকে কয়েকটি প্রশ্ন'].join('\n'),
      en: [...since.map(({ bn, en }) => en ?? bn), 'A few questions on earlier lectures'].join('\n'),
    }
    return { id, text: { bn: text.bn.normalize('NFC'), en: text.en } }
  })
}
