import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { openStillApp } from '../../../testing/still-app.ts'
import { arePaperAnswersOut, keepsAnswers, keysShown } from './keys-shown.ts'

const { paper, question } = tables
let test: Awaited<ReturnType<typeof openStillApp>>
beforeAll(async () => {
  test = await openStillApp()
})
afterAll(() => test.close())

const hour = 3_600_000
const at = (hours: number) => new Date(test.clock.now().getTime() + hours * hour)

/** Everything by which a paper keeps its answers back or lets them out. */
const papers = (): [string, Partial<typeof paper.$inferInsert>, boolean][] => [
  ['a draft', { stage: 'draft', isActive: false, opensAt: null, closesAt: null }, false],
  ['ready, its time over', { stage: 'ready', isActive: false, opensAt: at(-9), closesAt: at(-1) }, false],
  ['to come', { opensAt: at(1), closesAt: at(2) }, false],
  ['open', { opensAt: at(-1), closesAt: at(1) }, false],
  ['closed', { opensAt: at(-2), closesAt: at(-1) }, true],
  ['closed this second', { opensAt: at(-2), closesAt: at(0) }, false],
  ['closed, somebody given time', { opensAt: at(-2), closesAt: at(-1), extendedUntil: at(1) }, false],
  ['closed, that time over', { opensAt: at(-3), closesAt: at(-2), extendedUntil: at(-1) }, true],
  ['closed, answers later', { opensAt: at(-2), closesAt: at(-1), answersAt: at(1) }, false],
  ['closed, answers long out', { opensAt: at(-3), closesAt: at(-1), answersAt: at(-2) }, true],
  ['closed, withheld', { opensAt: at(-2), closesAt: at(-1), heldAt: at(-1) }, false],
  ['marks early, answers out', { opensAt: at(-2), closesAt: at(1), marksEarly: true, answersAt: at(-1) }, true],
  ['marks early', { opensAt: at(-2), closesAt: at(1), marksEarly: true }, false],
  ['never closing', { opensAt: at(-2), closesAt: null }, true],
  ['never closing, answers later', { opensAt: at(-2), closesAt: null, answersAt: at(1) }, false],
]

it('keeps its answers back or lets them out, the same to the database and to the code', async () => {
  const now = test.clock.now()
  const author = await buildStaff(test.db, { role: 'teacher' })
  const members = {
    reviewer: await buildStaff(test.db, { role: 'teacher', duties: ['review'] }),
    manager: await buildStaff(test.db, { role: 'manager' }),
    controller: await buildStaff(test.db, { role: 'manager', duties: ['exam_control'] }),
    owner: await buildStaff(test.db, { role: 'owner' }),
    author,
  }
  for (const [name, given, isOut] of papers()) {
    const { row, questions } = await buildPaper(test.db, { each: 1, ...given })
    const [asked] = await test.db
      .select({ kept: keepsAnswers(now) })
      .from(paper)
      .where(eq(paper.id, row.id))
    expect([name, asked?.kept, arePaperAnswersOut(now, row)]).toEqual([name, !isOut, isOut])
    const own = eq(question.id, questions[0]!.id)
    await test.db.update(question).set({ authorId: author.id }).where(own)
    const shown = Object.fromEntries(Object.entries(members).map(([who, member]) => [who, keysShown(member, now)]))
    const [found] = await test.db.select(shown).from(question).where(own)
    expect([name, found]).toEqual([
      name,
      { reviewer: isOut, manager: isOut, controller: true, owner: true, author: true },
    ])
  }
})
