import type { ResponseOf } from '@prostuti/contract'
import type { readCorrection } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import type { AnswerKey } from '@prostuti/exam-rules'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { presentKey, presentPaperName } from '../../exam/index.ts'
import { findOpenSignature, type OpenSignature } from '../../signature/index.ts'
import { inCourses, may, type StaffMember } from '../../staff/index.ts'
import { findAsked, isAnyRunning } from '../drafts/draft-correction.ts'
import type { FoundCorrection } from '../drafts/find-correction.ts'
import { isRehearsalCurrent } from '../drafts/is-rehearsal-current.ts'
import { needsSecond, publishDeed, revertDeed, revertibleMs } from '../drafts/two-people.ts'
import { satPapers } from '../sat-papers.ts'

const { correctionEffect, objection, paper, signature, staff, staffJob, subject } = tables

export type ShownCorrection = ResponseOf<typeof readCorrection>['correction']

type Reading = { found: FoundCorrection; member: StaffMember; now: Date }

/** A correction with everything that its screen shows. */
export async function presentCorrection(tx: Tx, { found, member, now }: Reading): Promise<ShownCorrection> {
  const { correction, paper: row } = found
  const { id, questionId } = correction
  const asked = await findAsked(tx, { paperId: row.id, questionId, member, now })
  const papers = await readPapers(tx, { questionId, member })
  const [publish, revert] = [await findOpenSignature(tx, publishDeed(id)), await findOpenSignature(tx, revertDeed(id))]
  const names = await readNames(tx, [correction.createdBy, correction.revertedBy, publish?.askedOf])
  const isRunning = await isAnyRunning(tx, { questionId, now })
  const needsTwo = await needsSecond(tx, { questionId, now })
  const job = await readJob(tx, correction.jobId)
  const rehearsal = await readRehearsal(tx, { correction, papers: papers.own })
  const revertibleUntil = correction.publishedAt && new Date(correction.publishedAt.getTime() + revertibleMs)
  const rule = row.rules.sections.find(({ key }) => key === asked.section)?.rule
  const [about] = await tx.select({ name: subject.name }).from(subject).where(eq(subject.id, asked.question.subjectId))
  return {
    id,
    state: correction.state,
    kind: correction.kind,
    key: presentKey(correction.key),
    chosen: correction.chosen && presentKey(correction.chosen),
    reason: correction.reason,
    paper: presentPaperName(row),
    question: {
      id: questionId,
      position: asked.position,
      type: asked.question.type,
      subject: about!.name,
      text: asked.version.text,
      parts: asked.version.parts.map(({ id: part, text }) => ({ id: part, text })),
      key: presentKey(await keyBefore(tx, { found, asked: asked.version.key })),
    },
    rule: { right: rule?.right ?? 0, wrong: rule?.wrong ?? 0 },
    papers: papers.own.map(presentPaperName),
    other_papers: papers.others,
    objections: await tx.$count(objection, eq(objection.questionId, questionId)),
    created_by: names.get(correction.createdBy)!,
    created_at: correction.createdAt.toISOString(),
    needs_second: needsTwo,
    is_running: isRunning,
    rehearsal,
    job,
    asked: publish
      ? { ...presentAsked(publish), of: publish.askedOf === null ? null : (names.get(publish.askedOf) ?? null) }
      : null,
    revert_asked: revert ? presentAsked(revert) : null,
    signed: await readSigned(tx, correction.signatureId),
    published_at: correction.publishedAt?.toISOString() ?? null,
    revertible_until: revertibleUntil?.toISOString() ?? null,
    reverted:
      correction.revertedAt && correction.revertedBy
        ? {
            by: names.get(correction.revertedBy)!,
            at: correction.revertedAt.toISOString(),
            words: correction.revertedWords,
          }
        : null,
    may: whatNext({
      found,
      member,
      now,
      publish,
      revert,
      needsTwo,
      isReady: rehearsal?.is_current === true && !isRunning,
      isStopped: job?.state === 'cancelled' || job?.state === 'failed',
    }),
  }
}

/** What counted as right before it was published; of a draft, what does now. */
async function keyBefore(tx: Tx, { found: { correction }, asked }: { found: FoundCorrection; asked: AnswerKey }) {
  const before = correction.papers.find(({ paperId }) => paperId === correction.paperId)
  if (before === undefined) return asked
  const [version] = await tx
    .select({ key: tables.questionVersion.key })
    .from(tables.questionVersion)
    .where(eq(tables.questionVersion.id, before.versionId))
  return version?.key ?? asked
}

type Next = Reading & {
  publish: OpenSignature | undefined
  revert: OpenSignature | undefined
  needsTwo: boolean
  isReady: boolean
  isStopped: boolean
}

function whatNext({ found, member, now, publish, revert, needsTwo, isReady, isStopped }: Next): ShownCorrection['may'] {
  const { state, publishedAt, reason } = found.correction
  const writes = may(member, 'corrections.write')
  const canPublish = writes && isReady && reason !== null
  const inTime = publishedAt !== null && now.getTime() - publishedAt.getTime() <= revertibleMs
  return {
    change: writes && state === 'draft',
    ask: canPublish && state === 'draft' && needsTwo,
    // What was stopped in the middle was signed already.
    publish: (canPublish && state === 'draft' && !needsTwo) || (writes && state === 'publishing' && isStopped),
    sign: canPublish && state === 'asked' && publish?.askedBy.id !== member.id,
    revert: writes && state === 'published' && inTime && revert === undefined,
    sign_revert: writes && state === 'published' && inTime && revert !== undefined && revert.askedBy.id !== member.id,
  }
}

const presentAsked = ({ askedBy, askedAt, words }: OpenSignature) => ({ by: askedBy, at: askedAt.toISOString(), words })

async function readPapers(tx: Tx, { questionId, member }: { questionId: number; member: StaffMember }) {
  const ids = await satPapers(tx, questionId)
  const own = await tx
    .select({ id: paper.id, title: paper.title, closesAt: paper.closesAt })
    .from(paper)
    .where(and(inArray(paper.id, ids), inCourses(member, paper.courseId)))
    .orderBy(paper.id)
  return { own, others: ids.length - own.length }
}

async function readRehearsal(
  tx: Tx,
  {
    correction,
    papers,
  }: {
    correction: FoundCorrection['correction']
    papers: { id: number; title: tables.LocalizedText; closesAt: Date | null }[]
  },
): Promise<ShownCorrection['rehearsal']> {
  const { summary, rehearsedAt, state } = correction
  if (summary === null || rehearsedAt === null) return null
  const byId = new Map(papers.map((row) => [row.id, row]))
  const changed = sql`(marks_before, out_of_before, outcome_before) is distinct from (marks_after, out_of_after, outcome_after)`
  const [counts] = await tx
    .select({
      told: sql<number>`count(distinct doctor_id) filter (where ${changed})::int`,
      flips: sql<number>`count(*) filter (where outcome_before is distinct from outcome_after)::int`,
      objectors: count(sql`case when has_objected then 1 end`),
    })
    .from(correctionEffect)
    .where(eq(correctionEffect.correctionId, correction.id))
  return {
    at: rehearsedAt.toISOString(),
    took_ms: summary.tookMs,
    // What was published is compared with nothing any more.
    is_current: state !== 'draft' && state !== 'asked' ? true : await isRehearsalCurrent(tx, correction),
    papers: summary.papers.map((effect) => {
      const own = byId.get(effect.paperId)
      return {
        paper: own ? presentPaperName(own) : null,
        attempts: effect.attempts,
        ranked: effect.ranked,
        rising: effect.rising,
        falling: effect.falling,
        gain: effect.gain,
        loss: effect.loss,
        newly_passed: effect.newlyPassed,
        newly_failed: effect.newlyFailed,
        passed_before: effect.passedBefore,
        passed_after: effect.passedAfter,
        average_before: effect.averageBefore,
        average_after: effect.averageAfter,
        out_of_before: effect.outOfBefore,
        out_of_after: effect.outOfAfter,
        new_in_top: effect.newInTop,
        choices: effect.choices.map(({ partId, said, count: times }) => ({ part_id: partId, said, count: times })),
      }
    }),
    alternatives: summary.alternatives.map(({ outOf, ...rest }) => ({ ...rest, out_of: outOf })),
    told: counts!.told,
    flips: counts!.flips,
    objectors: counts!.objectors,
  }
}

async function readJob(tx: Tx, jobId: number | null): Promise<ShownCorrection['job']> {
  if (jobId === null) return null
  const [job] = await tx
    .select({ id: staffJob.id, state: staffJob.state, done: staffJob.done, total: staffJob.total })
    .from(staffJob)
    .where(eq(staffJob.id, jobId))
  return job ?? null
}

async function readSigned(tx: Tx, signatureId: number | null): Promise<ShownCorrection['signed']> {
  if (signatureId === null) return null
  const [row] = await tx
    .select({ by: { id: staff.id, name: staff.name }, at: signature.signedAt })
    .from(signature)
    .innerJoin(staff, eq(staff.id, signature.signedBy))
    .where(eq(signature.id, signatureId))
  return row?.at ? { by: row.by, at: row.at.toISOString() } : null
}

async function readNames(tx: Tx, ids: readonly (number | null | undefined)[]) {
  const known = ids.filter((id) => typeof id === 'number')
  const rows = await tx.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, known))
  return new Map(rows.map((row) => [row.id, row]))
}
