import type { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, type LocalizedText, pickText } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'

type Sentence = tables.AudienceSentence

/** What the things of an audience are called, by `course 3`. */
export type AudienceNames = ReadonlyMap<string, LocalizedText>

type Told = { names: AudienceNames; locale: Locale; isBounded: boolean }

const namedAtMost = 3

/** An audience as one sentence. */
export function audienceWords({ any }: tables.CampaignAudience, { names, locale, isBounded }: Told): string {
  if (any.length === 0)
    return isBounded ? messages.audience_all_own({}, { locale }) : messages.audience_all({}, { locale })
  const lists = any.map((sentences) =>
    sentences.map((sentence) => sentenceWords(sentence, names, locale)).join(messages.audience_and({}, { locale })),
  )
  return messages.audience_whoever({ what: lists.join(messages.audience_or({}, { locale })) }, { locale })
}

function sentenceWords(sentence: Sentence, names: AudienceNames, locale: Locale): string {
  const { not } = sentence
  switch (sentence.about) {
    case 'course': {
      const given = { names: listWords('course', sentence.ids, names, locale) }
      return (not ? messages.audience_not_course : messages.audience_course)(given, { locale })
    }
    case 'batch': {
      const given = { names: listWords('batch', sentence.ids, names, locale) }
      return (not ? messages.audience_not_batch : messages.audience_batch)(given, { locale })
    }
    case 'district': {
      const given = { names: listWords('district', sentence.ids, names, locale) }
      return (not ? messages.audience_not_district : messages.audience_district)(given, { locale })
    }
    case 'owing':
      if (sentence.overdue) return (not ? messages.audience_not_overdue : messages.audience_overdue)({}, { locale })
      return (not ? messages.audience_not_owing : messages.audience_owing)({}, { locale })
    case 'sat': {
      const given = { title: nameOf(`paper ${sentence.paper_id}`, names, locale) }
      return (not ? messages.audience_not_sat : messages.audience_sat)(given, { locale })
    }
  }
}

const nameOf = (key: string, names: AudienceNames, locale: Locale): string => {
  const name = names.get(key)
  return name === undefined ? messages.audience_gone({}, { locale }) : pickText(name, locale)
}

/** The first few by name, and how many more there are. */
function listWords(kind: string, ids: readonly number[], names: AudienceNames, locale: Locale): string {
  const named = ids.slice(0, namedAtMost).map((id) => nameOf(`${kind} ${id}`, names, locale))
  const rest = ids.length - named.length
  const more = rest > 0 ? [messages.audience_more({ count: formatNumber(rest, locale) }, { locale })] : []
  return [...named, ...more].join(messages.audience_either({}, { locale }))
}
