import { type FieldsOf, rulePackResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { checkRulePack, type RulePack, type RulePackFaultCode } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { eq, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { isExam } from '../../exam/index.ts'
import { beside, tableStore } from '../../resource/index.ts'

const { paper, rulePack } = tables

type Fields = FieldsOf<typeof rulePackResource>

const sections = sql`jsonb_array_elements(${rulePack.rules} -> 'sections') section`
const isOpen = sql`bool_or(section ->> 'questions' is null)`
const units = sql`case when section -> 'rule' ->> 'unit' = 'stem' then (section ->> 'parts')::int else 1 end`

/** Packs as data. What may be saved is what papers can be made, sat and marked by. */
export const rulePackStore = tableStore({
  resource: rulePackResource,
  table: rulePack,
  sorts: { position: rulePack.position },
  filters: { active: (active) => eq(rulePack.isActive, active === 'true') },
  search: (typed) => saysIn(sql`(${rulePack.rules} -> 'name')`, typed),
  also: {
    name: beside(sql`${rulePack.rules} -> 'name'`),
    duration_minutes: beside(sql`(${rulePack.rules} ->> 'durationMinutes')::int`),
    confidence: beside(sql`${rulePack.rules} ->> 'confidence'`),
    question_count: beside(
      sql`select case when ${isOpen} then null else sum((section ->> 'questions')::int)::int end from ${sections}`,
    ),
    total_marks: beside(sql`select case when ${isOpen} or bool_or(section ->> 'parts' is null) then null
      else sum((section ->> 'questions')::int * (section -> 'rule' ->> 'right')::int * ${units})::int end from ${sections}`),
    papers: beside(
      sql`select count(*)::int from ${paper} where ${isExam()} and ${paper.rules} ->> 'key' = ${rulePack.key}`,
    ),
  },
  unique: { rule_pack_key_unique: 'key' },
  more: (_, row) => fieldsOf(row.rules as RulePack),
  prepare: async (tx, { fields, before, locale }) => {
    const rules = rulesOf(fields)
    refuseFields(Object.fromEntries(checkRulePack(rules).map(({ at, code }) => [onWire(at), faultWords[code](locale)])))
    if (before && before.key !== fields.key) {
      const used = await tx.$count(paper, sql`${isExam()} and ${paper.rules} ->> 'key' = ${before.key}`)
      if (used > 0) refuseFields({ key: messages.error_field_pack_used({}, { locale }) })
    }
    return fields
  },
  beside: ({ fields }) => ({ rules: rulesOf(fields) }),
})

function rulesOf({ key, name, duration_minutes, sections: all, pass, confidence, unsure }: Fields): RulePack {
  return {
    key,
    name: { bn: name.bn.normalize('NFC'), en: name.en.normalize('NFC') },
    durationMinutes: duration_minutes,
    sections: all.map(({ rule: { floor_at_zero, ...rule }, name: own, ...section }) => ({
      ...section,
      name: { bn: own.bn.normalize('NFC'), en: own.en.normalize('NFC') },
      rule: { ...rule, floorAtZero: floor_at_zero },
    })),
    pass,
    confidence,
    ...(unsure !== '' && { unsure }),
  }
}

function fieldsOf(rules: RulePack): Omit<Fields, 'is_active'> {
  const { key, name, durationMinutes, sections: all, pass, confidence, unsure = '' } = rules
  return {
    key,
    name: { ...name },
    duration_minutes: durationMinutes,
    sections: all.map(({ rule: { floorAtZero, ...rule }, ...section }) => ({
      ...section,
      name: { ...section.name },
      rule: { ...rule, floor_at_zero: floorAtZero },
    })),
    pass,
    confidence,
    unsure,
  }
}

const onWire = (at: string): string => at.replace('durationMinutes', 'duration_minutes')

const faultWords: Record<RulePackFaultCode, (locale: Locale) => string> = {
  needed: (locale) => messages.error_field_required({}, { locale }),
  bad_key: (locale) => messages.error_field_bad_key({}, { locale }),
  repeated: (locale) => messages.error_field_taken({}, { locale }),
  out_of_range: (locale) => messages.error_field_number_range({}, { locale }),
  not_whole: (locale) => messages.error_field_whole_number({}, { locale }),
  unknown_type: (locale) => messages.error_field_invalid_choice({}, { locale }),
  unit_needs_stems: (locale) => messages.error_field_unit_needs_stems({}, { locale }),
  above_total: (locale) => messages.error_field_above_total({}, { locale }),
  unsure_needed: (locale) => messages.error_field_unsure_needed({}, { locale }),
}
