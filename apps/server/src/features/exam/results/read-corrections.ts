import type { bcsExamResult, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AttemptRow } from '../sitting/attempt-row.ts'

const { correctionEffect, keyCorrection } = tables

type Correction = Extract<ResponseOf<typeof bcsExamResult>['result'], { marks_released: true }>['corrections'][number]

/** Those of a paper that are in force. */
const inForce = (paperId: number): SQL | undefined =>
  and(
    eq(keyCorrection.state, 'published'),
    isNotNull(keyCorrection.publishedAt),
    sql`${keyCorrection.papers} @> ${JSON.stringify([{ paperId }])}::jsonb`,
  )

/** Keys that were corrected after an attempt was handed in, and what each did to it; the newest first. */
export async function readCorrections(
  tx: Tx,
  { attempt, locale, showsRanks }: { attempt: AttemptRow; locale: Locale; showsRanks: boolean },
): Promise<Correction[]> {
  const rows = await tx
    .select({ correction: keyCorrection, effect: correctionEffect })
    .from(keyCorrection)
    .leftJoin(
      correctionEffect,
      and(eq(correctionEffect.correctionId, keyCorrection.id), eq(correctionEffect.attemptId, attempt.id)),
    )
    .where(and(inForce(attempt.paperId), gt(keyCorrection.publishedAt, attempt.finishedAt ?? attempt.endsAt)))
    .orderBy(desc(keyCorrection.publishedAt))
  return rows.flatMap(({ correction: { questionId, kind, reason, publishedAt }, effect }) => {
    const position = attempt.order.questions.indexOf(questionId) + 1
    if (position === 0 || reason === null || publishedAt === null) return []
    return {
      at: publishedAt.toISOString(),
      position,
      kind,
      reason: pickText(reason, locale),
      marks_before: effect?.marksBefore ?? null,
      marks_after: effect?.marksAfter ?? null,
      rank_before: showsRanks ? (effect?.rankBefore ?? null) : null,
      rank_after: showsRanks ? (effect?.rankAfter ?? null) : null,
    }
  })
}

/** Why a paper's keys are not what they were, by question; the newest reason of each. */
export async function readReasons(
  tx: Tx,
  { paperId, locale }: { paperId: number; locale: Locale },
): Promise<Map<number, { at: string; reason: string }>> {
  const rows = await tx
    .select({ questionId: keyCorrection.questionId, reason: keyCorrection.reason, at: keyCorrection.publishedAt })
    .from(keyCorrection)
    .where(inForce(paperId))
    .orderBy(asc(keyCorrection.publishedAt))
  return new Map(
    rows.flatMap(({ questionId, reason, at }) =>
      reason && at ? [[questionId, { at: at.toISOString(), reason: pickText(reason, locale) }] as const] : [],
    ),
  )
}
