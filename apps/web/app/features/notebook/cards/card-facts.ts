import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { dayWords } from '../day-words.ts'
import type { ListedCard } from './cards-view.ts'

const reasonWords: Record<ListedCard['reasons'][number], () => string> = {
  wrong: m.notebook_reason_wrong,
  blank: m.notebook_reason_blank,
  flagged: m.notebook_reason_flagged,
  by_hand: m.notebook_reason_by_hand,
}

/** What there is to know of a card, in a line. */
export function cardFacts(card: ListedCard, out: boolean, today: string | undefined): string[] {
  const lapses = card.memory?.lapses ?? 0
  return [
    card.question.subject,
    ...(out ? [] : [comes(card, today)]),
    ...card.reasons.map((reason) => reasonWords[reason]()),
    ...(lapses > 0 ? [m.notebook_card_missed({ n: formatNumber(lapses, getLocale()) })] : []),
  ].filter((fact) => fact !== '')
}

function comes({ done_today, queue_on }: ListedCard, today: string | undefined): string {
  if (today === undefined) return ''
  if (done_today) return m.notebook_card_done()
  return queue_on <= today ? m.notebook_card_today() : m.notebook_card_comes({ day: dayWords(queue_on, today) })
}
