import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import type { Campaign, Recipient, Sentence } from './campaign-types.ts'

type State = Campaign['state']
type RecipientState = Recipient['state']

export const stateWords: Record<State, () => string> = {
  draft: m.office_campaign_s_draft,
  rehearsed: m.office_campaign_s_rehearsed,
  fuse: m.office_campaign_s_fuse,
  sending: m.office_campaign_s_sending,
  paused: m.office_campaign_s_paused,
  stopped: m.office_campaign_s_stopped,
  done: m.office_campaign_s_done,
}

export const campaignStates = Object.keys(stateWords) as State[]

export const stateChip: Record<State, string> = {
  draft: 'chip chip-line',
  rehearsed: 'chip chip-line',
  fuse: 'chip chip-brand',
  sending: 'chip chip-brand',
  paused: 'chip',
  stopped: 'chip chip-bad',
  done: 'chip chip-ok',
}

export const recipientWords: Record<RecipientState, () => string> = {
  waiting: m.office_recipient_waiting,
  sending: m.office_recipient_sending,
  sent: m.office_recipient_sent,
  failed: m.office_recipient_failed,
  doubtful: m.office_recipient_doubtful,
  held: m.office_recipient_held,
}

export const recipientStates = Object.keys(recipientWords) as RecipientState[]

/** Why somebody was held back, or the gateway's own number for its refusal. */
export function whyWords(code: string | null): string {
  if (code === null) return ''
  const held = {
    closed: m.office_recipient_closed,
    turned_off: m.office_recipient_turned_off,
    same_text: m.office_recipient_same_text,
    timeout: m.office_recipient_timeout,
  }[code]
  return held ? held() : m.office_recipient_code({ code })
}

type Cost = { parts: number; part_paisa: number | null }

/** What so many cost; words in its place where nobody has said what a part costs. */
export const costWords = ({ parts, part_paisa }: Cost, recipients: number): string =>
  part_paisa === null ? m.office_campaign_no_price() : formatMoney(parts * part_paisa * recipients, getLocale())

/** What happens after the press: in two minutes it goes, and at night in the morning. */
export const startWords = (quietUntil: string | null): string =>
  quietUntil === null
    ? m.office_campaign_fuse_hint()
    : m.office_campaign_night_hint({ when: formatWhen(new Date(quietUntil), new Date(), getLocale()) })

/** What can be said of a doctor, and how a sentence of it begins. */
export const sentenceKinds = {
  course: { words: m.office_sentence_course, blank: { about: 'course', ids: [], not: false } },
  not_course: { words: m.office_sentence_not_course, blank: { about: 'course', ids: [], not: true } },
  batch: { words: m.office_sentence_batch, blank: { about: 'batch', ids: [], not: false } },
  not_batch: { words: m.office_sentence_not_batch, blank: { about: 'batch', ids: [], not: true } },
  owing: { words: m.office_sentence_owing, blank: { about: 'owing', overdue: false, not: false } },
  overdue: { words: m.office_sentence_overdue, blank: { about: 'owing', overdue: true, not: false } },
  not_owing: { words: m.office_sentence_not_owing, blank: { about: 'owing', overdue: false, not: true } },
  not_sat: { words: m.office_sentence_not_sat, blank: { about: 'sat', paper_id: 0, not: true } },
  sat: { words: m.office_sentence_sat, blank: { about: 'sat', paper_id: 0, not: false } },
  district: { words: m.office_sentence_district, blank: { about: 'district', ids: [], not: false } },
  not_district: { words: m.office_sentence_not_district, blank: { about: 'district', ids: [], not: true } },
} as const satisfies Record<string, { words: () => string; blank: Sentence }>

export type SentenceKind = keyof typeof sentenceKinds

export function kindOf(sentence: Sentence): SentenceKind {
  if (sentence.about === 'owing') return sentence.not ? 'not_owing' : sentence.overdue ? 'overdue' : 'owing'
  return sentence.not ? `not_${sentence.about}` : sentence.about
}

/** Whether it names what it is about. */
export const isSaid = (sentence: Sentence): boolean =>
  sentence.about === 'owing' || (sentence.about === 'sat' ? sentence.paper_id > 0 : sentence.ids.length > 0)
