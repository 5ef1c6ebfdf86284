import { z } from 'zod'
import { instant, slugText } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { shownText } from '../staff-fields.ts'

/** Rules are read in both languages wherever they stand, so both are written. */
const name = z.object({ bn: z.string().trim().max(150), en: z.string().trim().max(150) })

/** What a number may be, `checkRulePack` of the rules says; here is only what a number is. */
const whole = z.number().int().min(-2_147_483_648).max(2_147_483_647)

const section = z.object({
  key: z.string().trim().max(60),
  name,
  type: z.enum(['sba', 'mcq']),
  /** Null: any number. */
  questions: whole.nullable(),
  /** Options or stems of each; null: what the type allows. */
  parts: whole.nullable(),
  rule: z.object({
    unit: z.enum(['question', 'stem']),
    /** In hundredths. */
    right: whole,
    wrong: whole,
    floor_at_zero: z.boolean(),
  }),
})

/** The rules of an exam. Papers keep a copy: what is changed here reaches new ones only. */
export const rulePackResource = defineResource({
  name: 'rule_pack',
  path: '/api/v3/admin/rule-packs',
  reads: 'exams.read',
  writes: 'packs.write',
  fields: z.object({
    /** Stays what it is once papers name it. */
    key: slugText,
    name,
    duration_minutes: whole,
    sections: z.array(section).max(60),
    pass: z
      .discriminatedUnion('by', [
        z.object({ by: z.literal('marks'), marks: whole }),
        z.object({ by: z.literal('percent'), percent: whole }),
      ])
      .nullable(),
    confidence: z.enum(['high', 'medium', 'low']),
    unsure: z.string().trim().max(500),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    key: z.string(),
    name: shownText,
    duration_minutes: z.number().int(),
    question_count: z.number().int().nullable(),
    /** In hundredths; null where its papers decide. */
    total_marks: z.number().int().nullable(),
    confidence: z.enum(['high', 'medium', 'low']),
    papers: z.number().int(),
    is_active: z.boolean(),
    updated_at: instant,
  }),
  filters: { active: z.enum(['true', 'false']).optional() },
  sorts: ['position'],
})
