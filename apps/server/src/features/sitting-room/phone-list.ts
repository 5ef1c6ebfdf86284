import { type Transaction, type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, type LocalizedText, pickText } from '@prostuti/text/locale'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { exportMark, xlsxFile, xlsxLine } from '../resource/index.ts'
import type { StaffMember } from '../staff/index.ts'
import { addJobKind, type JobStep, type StaffJobKinds, type StepOutcome } from '../staff-jobs/index.ts'
import { expectedOf } from './board/read-board.ts'
import { seesDoctor, seesPaper } from './sitting-scope.ts'

const { paper } = tables

export type PhoneListInput = {
  paperId: number
  of: { absent: true } | { attempts: number[] }
  title: string
  locale: Locale
  list: string
}

export const phoneListJob = 'phone_list.xlsx'

const day = 24 * 3_600_000
const atMost = 5000

/** Whom to call: who does not come, or whoever was chosen on the board. */
export function addPhoneListJob(kinds: StaffJobKinds): void {
  addJobKind<PhoneListInput>(kinds, {
    kind: phoneListJob,
    action: 'sittings.control',
    file: { format: xlsxFile, lifeMs: day, hasPhones: true },
    step: writePhoneList,
  })
}

export async function findSitting(tx: Tx, { paperId, member }: { paperId: number; member: StaffMember }) {
  const [row] = await tx
    .select()
    .from(paper)
    .where(and(eq(paper.id, paperId), eq(paper.stage, 'frozen'), seesPaper(member)))
  if (row === undefined) throw new AppError('not_found')
  return row
}

async function writePhoneList(tx: Transaction, { input, member, now }: JobStep<PhoneListInput>): Promise<StepOutcome> {
  const { title, locale } = input
  await findSitting(tx, { paperId: input.paperId, member })
  const people = await readPhones(tx, input, member)
  const mark = exportMark({ title, count: people.length, member, now, locale })
  const heads = [
    messages.office_control_phone_name({}, { locale }),
    messages.office_control_phone_number({}, { locale }),
    messages.office_control_phone_where({}, { locale }),
  ]
  const rows = people.map(({ name, phone, where }) => [name, phone, where ? pickText(where, locale) : ''])
  const lines = [[mark], heads, ...rows].map((cells, nth) => xlsxLine(cells, nth + 1))
  return { next: undefined, done: people.length, total: people.length, part: Buffer.from(lines.join('')) }
}

type Callable = { name: string; phone: string; where: LocalizedText | null }

/** As they are when the file is made: who has begun meanwhile need not be called. */
async function readPhones(tx: Tx, { paperId, of }: PhoneListInput, member: StaffMember): Promise<Callable[]> {
  const meant =
    'absent' in of
      ? sql`select id from (${expectedOf(sql`${paperId}::int`)}) expected
          where not exists (select from attempt where attempt.paper_id = ${paperId} and attempt.doctor_id = expected.id)`
      : sql`select doctor_id from attempt where paper_id = ${paperId} and id = any(${`{${of.attempts.join()}}`}::int[])`
  const { rows } = await tx.execute<Callable>(sql`
    select doctor.name, doctor.phone, (select schedule.title from enrolment join schedule on schedule.id = enrolment.schedule_id
      where enrolment.doctor_id = doctor.id and enrolment.state = 'active' order by enrolment.id desc limit 1) as where
    from doctor where doctor.id in (${meant}) and doctor.closed_at is null and ${seesDoctor(member, sql`doctor.id`)}
    order by doctor.name, doctor.id limit ${atMost}`)
  return rows
}
