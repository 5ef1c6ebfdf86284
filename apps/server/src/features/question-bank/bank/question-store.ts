import type { FieldsOf, questionResource } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { ResourceStore } from '../../resource/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { factsOfQuestion } from '../deeds/facts-of-question.ts'
import { judgeUnseen } from '../rules/judge-content.ts'
import { contentOf } from '../rules/question-content.ts'
import { stateAfterEdit } from '../rules/verbs.ts'
import { refuseFaults } from '../writing/refuse-content.ts'
import { writeQuestion } from '../writing/write-question.ts'
import { areKeysShown, auditKeyOpened } from './keys-of-question.ts'
import { questionList } from './question-list.ts'
import { seesQuestion, writesQuestion } from './sees-question.ts'
import { contentOnWire, contentSent, withoutKey } from './wire-content.ts'

const { question, questionVersion, staff } = tables

type Fields = FieldsOf<typeof questionResource>

/** As many versions as anybody looks back at. */
const versionsAtMost = 100

/** Questions of the bank. What a member may not know yet is null in whatever they read, and stays as it is when they write. */
export function questionStore(clock: () => Date): ResourceStore<typeof questionResource> {
  return {
    list: questionList(clock),
    read: async (tx, { id, member, hold }) => {
      const now = clock()
      const query = tx
        .select({ of: question, says: questionVersion })
        .from(question)
        .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
        .where(and(eq(question.id, id), hold ? writesQuestion(member, now) : seesQuestion(member, now)))
      const [row] = await (hold ? query.for('no key update', { of: question }) : query)
      if (row === undefined) return undefined
      const { type, subjectId, topicId, tags, difficulty } = row.of
      const about = { type, subject_id: subjectId, topic_id: topicId, tags, difficulty }
      const fields: Fields = { ...about, ...contentOnWire(contentOf(row.says)) }
      return hold || (await areKeysShown(tx, { id, member, now })) ? fields : withoutKey(fields)
    },
    write: async (tx, { id, fields, before, member, now, locale }) => {
      const isShown = id === undefined || (await areKeysShown(tx, { id, member, now }))
      const kept = isShown || before === undefined ? undefined : contentSent(before, undefined)
      if (kept) refuseFaults(judgeUnseen(kept, fields), locale)
      const { type, subject_id, topic_id, tags, difficulty } = fields
      const written = await writeQuestion(tx, {
        ...(id !== undefined && { id }),
        ...{ type, subjectId: subject_id, topicId: topic_id, tags, difficulty },
        content: contentSent(fields, kept),
        ...{ staffId: member.id, now, locale },
      })
      if (id !== undefined && written.isNewVersion) await lookThroughAgain(tx, { id, member, now })
      return written.id
    },
    // The audit is read by more people than keys are.
    audited: withoutKey,
    changedElsewhere: async (tx, { id }) => {
      const [row] = await tx
        .select({ version: questionVersion.version })
        .from(question)
        .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
        .where(eq(question.id, id))
      return row?.version ?? 0
    },
    past: {
      list: async (tx, { id, member }) => {
        const isShown = await areKeysShown(tx, { id, member, now: clock() })
        const rows = await tx
          .select({ says: questionVersion, by: { id: staff.id, name: staff.name } })
          .from(questionVersion)
          .leftJoin(staff, eq(staff.id, questionVersion.staffId))
          .where(eq(questionVersion.questionId, id))
          .orderBy(desc(questionVersion.version))
          .limit(versionsAtMost)
        return rows.map(({ says, by }) => {
          const fields = contentOnWire(contentOf(says))
          // Why a key was corrected says what is right.
          const shown = isShown ? { ...fields, note: says.note } : { ...withoutKey(fields), note: null }
          return { version: says.version, at: says.createdAt, by, fields: shown }
        })
      },
      read: async (tx, { id, version }) => {
        const [row] = await tx
          .select()
          .from(questionVersion)
          .where(and(eq(questionVersion.questionId, id), eq(questionVersion.version, version)))
        if (row === undefined) throw new AppError('not_found')
        return contentOnWire(contentOf(row))
      },
    },
    opened: auditKeyOpened,
  }
}

async function lookThroughAgain(tx: Transaction, edit: { id: number; member: StaffMember; now: Date }): Promise<void> {
  const { facts, rights } = await factsOfQuestion(tx, edit, true)
  const state = stateAfterEdit(facts, rights)
  if (state !== facts.state) await tx.update(question).set({ state, reviewerId: null }).where(eq(question.id, edit.id))
}
