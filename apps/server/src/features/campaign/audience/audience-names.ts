import { type Tx, tables } from '@prostuti/db'
import { and, inArray, type SQL } from 'drizzle-orm'
import { isExam } from '../../exam/index.ts'
import { inCourses, type StaffMember, seesBatch } from '../../staff/index.ts'
import type { AudienceNames } from './audience-words.ts'

const { batch, course, district, paper } = tables

type Kind = 'course' | 'batch' | 'district' | 'paper'

const idsIn = (audiences: readonly tables.CampaignAudience[], kind: Kind): number[] => [
  ...new Set(
    audiences
      .flatMap(({ any }) => any.flat())
      .flatMap((sentence) =>
        sentence.about === 'sat'
          ? kind === 'paper'
            ? [sentence.paper_id]
            : []
          : 'ids' in sentence && sentence.about === kind
            ? sentence.ids
            : [],
      ),
  ),
]

type NamedAudiences = { audiences: readonly tables.CampaignAudience[]; member?: StaffMember }

/** What the things that audiences speak of are called; with a member, only those that are theirs to speak of. */
export async function readAudienceNames(tx: Tx, { audiences, member }: NamedAudiences): Promise<AudienceNames> {
  const of = (kind: Kind) => idsIn(audiences, kind)
  const bound = (condition: (of: StaffMember) => SQL | undefined) => member && condition(member)
  const titled = async (
    kind: Kind,
    rows: (ids: number[]) => Promise<{ id: number; title: tables.LocalizedText }[]>,
  ) => {
    const ids = of(kind)
    const found = ids.length === 0 ? [] : await rows(ids)
    return found.map(({ id, title }) => [`${kind} ${id}`, title] as const)
  }
  const lists = [
    await titled('course', (ids) =>
      tx
        .select({ id: course.id, title: course.title })
        .from(course)
        .where(
          and(
            inArray(course.id, ids),
            bound((one) => inCourses(one, course.id)),
          ),
        ),
    ),
    await titled('batch', (ids) =>
      tx
        .select({ id: batch.id, title: batch.title })
        .from(batch)
        .where(and(inArray(batch.id, ids), bound(seesBatch))),
    ),
    await titled('paper', (ids) =>
      tx
        .select({ id: paper.id, title: paper.title })
        .from(paper)
        .where(
          and(
            inArray(paper.id, ids),
            isExam(),
            bound((one) => inCourses(one, paper.courseId)),
          ),
        ),
    ),
    await titled('district', async (ids) => {
      const rows = await tx.select().from(district).where(inArray(district.id, ids))
      return rows.map(({ id, nameBn, nameEn }) => ({ id, title: { bn: nameBn, en: nameEn } }))
    }),
  ]
  return new Map(lists.flat())
}

/** Whether everything that an audience speaks of is there, and the member's to speak of. */
export async function knowsAudience(tx: Tx, audience: tables.CampaignAudience, member: StaffMember): Promise<boolean> {
  const names = await readAudienceNames(tx, { audiences: [audience], member })
  const kinds: Kind[] = ['course', 'batch', 'district', 'paper']
  return kinds.every((kind) => idsIn([audience], kind).every((id) => names.has(`${kind} ${id}`)))
}
