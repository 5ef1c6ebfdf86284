import { randomInt } from 'node:crypto'
import { type Db, type Transaction, type Tx, tables } from '@prostuti/db'
import type { RulePack } from '@prostuti/exam-rules'
import { chooseQuestions } from '@prostuti/learning-rules/practice/choose-questions'
import { drawSet } from '@prostuti/learning-rules/practice/draw-set'
import type { PracticeChoices } from '@prostuti/learning-rules/practice/practice-choices'
import { packTypes, practiceRules } from '@prostuti/learning-rules/practice/practice-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { Pool } from '../pool/read-pool.ts'
import { titleOfSet } from './title-of-set.ts'
import { type MadeSet, writeSet } from './write-set.ts'

const { practiceSetting, rulePack } = tables

type Drawing = { doctorId: number; choices: PracticeChoices; pool: Pool; now: Date; locale: Locale }

/** Draws a set from the pool and writes it down, and remembers the choices. */
export async function makeSet(db: Db, { doctorId, choices, pool, now, locale }: Drawing): Promise<MadeSet> {
  const pack = await findPack(db, choices, locale)
  const types = askable(choices, pack)
  if (types === undefined) throw invalidFields({ types: messages.practice_not_by_pack({}, { locale }) })
  const wanted = { ...choices, types }
  const seed = randomInt(2 ** 31)
  const chosen = chooseQuestions(pool.questions, wanted, await pool.lastTimes())
  const drawn = drawSet(chosen, { size: choices.size, seed })
  if (drawn.length === 0) throw invalidFields({ size: messages.practice_none_for_this({}, { locale }) })
  const rules = practiceRules(pack, drawn.length)
  return db.transaction(async (tx) => {
    const title = await titleOfSet(tx, choices)
    const made = await writeSet(tx, { doctorId, choices, title, rules, seed, drawn, now })
    await remember(tx, { doctorId, choices, now })
    return made
  })
}

async function remember(tx: Transaction, { doctorId, choices, now }: Pick<Drawing, 'doctorId' | 'choices' | 'now'>) {
  const kept = { choices, updatedAt: now }
  await tx
    .insert(practiceSetting)
    .values({ doctorId, ...kept })
    .onConflictDoUpdate({ target: practiceSetting.doctorId, set: kept })
}

/** Of a timed set only what its rules can mark; undefined where that is none of what was asked for. */
export function askable(
  { types }: Pick<PracticeChoices, 'types'>,
  pack: RulePack | null,
): PracticeChoices['types'] | undefined {
  if (pack === null) return types
  const known = packTypes(pack)
  if (types.length === 0) return known
  const both = known.filter((type) => types.includes(type))
  return both.length > 0 ? both : undefined
}

async function findPack(tx: Tx, { mode, pack }: PracticeChoices, locale: Locale): Promise<RulePack | null> {
  if (mode === 'study') return null
  const found = await findActivePack(tx, pack ?? '')
  if (found === undefined) throw invalidFields({ pack: messages.error_field_invalid_choice({}, { locale }) })
  return found
}

export async function findActivePack(tx: Tx, key: string): Promise<RulePack | undefined> {
  const [found] = await tx
    .select({ rules: rulePack.rules })
    .from(rulePack)
    .where(and(eq(rulePack.key, key), rulePack.isActive))
  return found?.rules
}
