import { asc, inArray, like } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  cannedAnswer,
  complaint,
  complaintMention,
  complaintMessage,
  complaintNote,
  doctor,
  staff,
} from '../../../tables/index.ts'
import { demoCanned, type InboxTalk, inboxTalks } from './inbox-talks.ts'

/** What waits at the desk, of people of the crowd, and the answers that are kept ready. */
export async function seedInbox(tx: Tx, now: Date): Promise<void> {
  await tx.insert(cannedAnswer).values(demoCanned.map((answer, nth) => ({ ...answer, position: nth + 1 })))
  const crowd = await tx
    .select({ id: doctor.id })
    .from(doctor)
    .where(like(doctor.bmdc, 'A-998%'))
    .orderBy(asc(doctor.id))
    .limit(inboxTalks.length)
  const members = await tx
    .select({ id: staff.id, role: staff.role, name: staff.name })
    .from(staff)
    .where(inArray(staff.role, ['support', 'teacher', 'accounts']))
    .orderBy(asc(staff.id))
  const memberOf = (role: 'support' | 'teacher' | 'accounts') => members.find((member) => member.role === role)!
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  for (const [nth, talk] of inboxTalks.entries()) {
    const asking = crowd[nth]
    // A small demo has no crowd.
    if (asking === undefined) return
    const [made] = await tx
      .insert(complaint)
      .values(rowOf(talk, { doctorId: asking.id, nth, ago, memberOf }))
      .returning({ id: complaint.id })
    for (const [at, { from, text, hoursAgo }] of talk.lines.entries()) {
      const line = { complaintId: made!.id, clientKey: `demo-inbox-${nth}-${at}`, createdAt: ago(hoursAgo) }
      const called = memberOf('teacher')
      const words = text.replace('{teacher}', `@${called.name}`).normalize('NFC')
      if (from !== 'note') {
        const staffId = from === 'doctor' ? null : memberOf('support').id
        await tx.insert(complaintMessage).values({ ...line, staffId, text: words })
        continue
      }
      const [note] = await tx
        .insert(complaintNote)
        .values({ ...line, staffId: memberOf('support').id, text: words })
        .returning({ id: complaintNote.id })
      await tx.insert(complaintMention).values({ noteId: note!.id, staffId: called.id, createdAt: line.createdAt })
    }
  }
}

type Making = {
  doctorId: number
  nth: number
  ago: (hours: number) => Date
  memberOf: (role: 'support' | 'teacher' | 'accounts') => { id: number }
}

function rowOf(talk: InboxTalk, { doctorId, nth, ago, memberOf }: Making): typeof complaint.$inferInsert {
  const { category, subject, state, lines, promisedInHours, assignee, unread } = talk
  const said = lines.filter(({ from }) => from !== 'note')
  const lastMessageAt = ago(said.at(-1)!.hoursAgo)
  const answered = said.find(({ from }) => from === 'centre')
  return {
    ...{ doctorId, category, subject: subject.normalize('NFC'), state, clientKey: `demo-inbox-${nth}` },
    ...{ createdAt: ago(said[0]!.hoursAgo), lastMessageAt, doctorReadAt: lastMessageAt },
    promisedAt: promisedInHours === undefined ? null : ago(-promisedInHours),
    firstAnsweredAt: answered ? ago(answered.hoursAgo) : null,
    closedAt: state === 'closed' ? lastMessageAt : null,
    staffReadAt: unread ? null : lastMessageAt,
    assigneeId: assignee ? memberOf(assignee).id : null,
  }
}
