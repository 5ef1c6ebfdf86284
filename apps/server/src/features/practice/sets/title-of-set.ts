import { type Tx, tables } from '@prostuti/db'
import type { PracticeChoices } from '@prostuti/learning-rules/practice/practice-choices'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, pickText } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { asc, sql } from 'drizzle-orm'

const { subject, topic } = tables

const namedAtMost = 2

const sourceWords = { wrong: messages.practice_source_wrong, unseen: messages.practice_source_unseen }

/** By what it was drawn from, in the words of the page that drew it: that is how one finds it again among the last sets. */
export async function titleOfSet(tx: Tx, { subjectIds, topicIds, source }: PracticeChoices) {
  const names = [...(await namesOf(tx, topic, topicIds)), ...(await namesOf(tx, subject, subjectIds))]
  const said = (locale: Locale) => {
    const of = messages.practice_set_of({ subjects: subjectsWords(names, locale) }, { locale })
    return (source === 'all' ? of : `${of} · ${sourceWords[source]({}, { locale })}`).normalize('NFC')
  }
  return { bn: said('bn'), en: said('en') }
}

/** Of what was missed in a set: called as that set is, and no longer when it is missed once more. */
export function titleOfMissed(title: tables.LocalizedText) {
  const said = (locale: Locale) => {
    const missedOf = (set: string) => messages.practice_missed_of({ set }, { locale }).normalize('NFC')
    const called = pickText(title, locale)
    return called.startsWith(missedOf('')) ? called : missedOf(called)
  }
  return { bn: said('bn'), en: said('en') }
}

function subjectsWords(names: readonly tables.LocalizedText[], locale: Locale): string {
  if (names.length === 0) return messages.practice_subjects_all({}, { locale })
  const first = names
    .slice(0, namedAtMost)
    .map((name) => pickText(name, locale))
    .join(', ')
  const others = names.length - namedAtMost
  return others > 0 ? messages.practice_set_more({ names: first, n: formatNumber(others, locale) }, { locale }) : first
}

async function namesOf(tx: Tx, table: typeof subject | typeof topic, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ name: table.name })
    .from(table)
    .where(sql`${table.id} = any(${`{${ids.join()}}`}::int[])`)
    .orderBy(asc(table.id))
  return rows.map(({ name }) => name)
}
