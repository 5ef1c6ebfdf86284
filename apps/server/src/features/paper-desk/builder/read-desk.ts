import type { ResponseOf } from '@prostuti/contract'
import type { readPaperDesk } from '@prostuti/contract/staff'
import { paperFingerprint, type Tx, tables } from '@prostuti/db'
import {
  balanceKeys,
  balancePaper,
  evenKeys,
  findAlike,
  type Gap,
  paperState,
  questionWorth,
  restDays,
} from '@prostuti/exam-rules'
import { asc, eq } from 'drizzle-orm'
import { findSharedQuestions, mayReadPaperKeys } from '../../exam/index.ts'
import { may, type StaffMember } from '../../staff/index.ts'
import { findRequest } from '../freezing/open-request.ts'
import { mayWriteStage, type PaperRow } from '../paper-scope.ts'
import { findRehearsal } from '../rehearsal/find-rehearsal.ts'
import { checksOf } from './checks.ts'
import { type DeskQuestion, readDeskQuestions } from './desk-questions.ts'
import { findMet, isRecent, type Met } from './met-questions.ts'
import { readListVersion } from './paper-list.ts'
import { countSitters, readBatches } from './read-batches.ts'

const { staff, subject, topic } = tables

export type Desk = ResponseOf<typeof readPaperDesk>

type Asking = { row: PaperRow; member: StaffMember; now: Date }

/** A paper as its builder shows it. What is right leaves only as counts, and only to who may know keys. */
export async function readDesk(tx: Tx, { row, member, now }: Asking): Promise<Desk> {
  const facts = await readFacts(tx, { row, now })
  const { questions, batches, doctors, met, shared, request, rehearsal, list } = facts
  const balance = balancePaper(row.rules, row.blueprint, questions)
  const orders = row.evenKeys ? evenKeys(questions, row.id * 2) : {}
  const keys = mayReadPaperKeys(now, member, row) ? balanceKeys(questions, orders) : null
  const alike = findAlike(questions)
  const isOpen = row.stage !== 'frozen' && request === undefined
  return {
    version: list.version,
    undo_to: list.undoTo,
    paper: presentPaper(row, { batches, doctors, now }),
    sections: row.rules.sections.map(({ key, name, type, questions: quota, parts, rule }) => ({
      key,
      name,
      type,
      quota,
      worth: questionWorth(type, parts ?? 1, rule),
      wrong: rule.wrong,
      unit: rule.unit,
    })),
    questions: presentQuestions(questions, { met, alike }),
    blueprint: balance.lines.map(({ section, subjectId, topicId, questions: wanted, found }) => ({
      section,
      subject_id: subjectId,
      topic_id: topicId,
      questions: wanted,
      found,
    })),
    gaps: balance.gaps.map(presentGap),
    marks: balance.marks,
    keys: keys && { positions: [...keys.positions], stems: keys.stems },
    checks: checksOf({
      row,
      questions,
      balance,
      keys,
      alike,
      met,
      shared,
      batches: batches.length,
      doctors,
      isRehearsed: rehearsal !== undefined,
      now,
    }),
    subjects: facts.subjects,
    topics: facts.topics,
    rehearsal: rehearsal ? { ...rehearsal, at: rehearsal.at.toISOString() } : null,
    asked: request ? await presentRequest(tx, request) : null,
    may: {
      write: isOpen && mayWriteStage(member, row.stage),
      freeze: may(member, 'papers.freeze'),
      sign: may(member, 'papers.freeze') && request !== undefined && request.askedBy.id !== member.id,
      print: may(member, 'papers.print'),
    },
  }
}

async function readFacts(tx: Tx, { row, now }: { row: PaperRow; now: Date }) {
  const questions = await readDeskQuestions(tx, row.id)
  const batches = await readBatches(tx, row.id)
  const batchIds = batches.map(({ id }) => id)
  const all = await findMet(tx, { paper: row, batchIds, now })
  const satAt = row.opensAt ?? now
  return {
    questions,
    batches,
    doctors: await countSitters(tx, row),
    met: new Map([...all].filter(([, each]) => isRecent(each, { satAt, restDays }))),
    shared: await findSharedQuestions(tx, { paperId: row.id, now }),
    request: await findRequest(tx, row.id),
    rehearsal: await findRehearsal(tx, { paperId: row.id, fingerprint: paperFingerprint(row, questions) }),
    list: await readListVersion(tx, row.id),
    subjects: await tx.select({ id: subject.id, name: subject.name }).from(subject).orderBy(asc(subject.id)),
    topics: await tx
      .select({ id: topic.id, name: topic.name, subject_id: topic.subjectId })
      .from(topic)
      .orderBy(asc(topic.id)),
  }
}

type OfPaper = { batches: Desk['paper']['batches']; doctors: number | null; now: Date }

function presentPaper(row: PaperRow, { batches, doctors, now }: OfPaper): Desk['paper'] {
  const { pass, name } = row.rules
  return {
    id: row.id,
    title: row.title,
    state: paperState(now, row),
    opens_at: row.opensAt?.toISOString() ?? null,
    closes_at: row.closesAt?.toISOString() ?? null,
    duration_minutes: row.durationMinutes,
    pack: name,
    pass: pass && { by: pass.by, value: pass.by === 'marks' ? pass.marks : pass.percent },
    shuffles_parts: row.shuffleParts,
    even_keys: row.evenKeys,
    fill_seed: row.fillSeed,
    frozen_at: row.frozenAt?.toISOString() ?? null,
    batches,
    doctors,
  }
}

type Marked = { met: ReadonlyMap<number, Met>; alike: readonly { id: number; otherId: number; percent: number }[] }

function presentQuestions(questions: readonly DeskQuestion[], { met, alike }: Marked): Desk['questions'] {
  const numberOf = new Map(questions.map(({ id }, at) => [id, at + 1]))
  const twinOf = new Map(alike.map((pair) => [pair.id, pair]))
  return questions.map((each) => {
    const twin = twinOf.get(each.id)
    return {
      id: each.id,
      text: each.text,
      type: each.type,
      subject_id: each.subjectId,
      topic_id: each.topicId,
      facility: each.facility,
      met: presentMet(met.get(each.id)),
      section: each.section,
      version: each.version,
      is_outdated: each.versionId !== each.currentVersionId,
      state: each.state,
      alike: twin ? { number: numberOf.get(twin.otherId) ?? 0, percent: twin.percent } : null,
    }
  })
}

export const presentMet = (met: Met | undefined) => (met ? { at: met.at.toISOString(), paper: met.paper } : null)

export const presentGap = ({ section, subjectId, topicId, missing }: Gap) => ({
  section,
  subject_id: subjectId,
  topic_id: topicId,
  missing,
})

type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>

async function presentRequest(tx: Tx, { id, deed, askedBy, askedAt, askedOf, words }: Request): Promise<Desk['asked']> {
  const [of] =
    askedOf === null ? [] : await tx.select({ id: staff.id, name: staff.name }).from(staff).where(eq(staff.id, askedOf))
  return { id, deed, by: askedBy, at: askedAt.toISOString(), of: of ?? null, words }
}
