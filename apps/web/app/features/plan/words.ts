import { afterKind } from '@prostuti/text/after-kind'
import { formatTimeRange } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { bookIcon, homeIcon, moonIcon, sunIcon } from '@prostuti/ui/icons/common'
import { cardsIcon, eveningIcon } from '@prostuti/ui/icons/plan'
import { lectureIcon } from '@prostuti/ui/icons/study'
import type { Block, Shift, Work } from './plan-api.ts'

export const shifts = ['morning', 'evening', 'night', 'off'] as const satisfies Shift[]

export const shiftWords: Record<Shift, () => string> = {
  morning: m.plan_shift_morning,
  evening: m.plan_shift_evening,
  night: m.plan_shift_night,
  off: m.plan_shift_off,
}

export const shiftIcons = { morning: sunIcon, evening: eveningIcon, night: moonIcon, off: homeIcon }

export const kindWords: Record<Work['kind'], () => string> = {
  lecture: m.plan_kind_lecture,
  revision: m.plan_kind_revision,
  cards: m.plan_kind_cards,
}

export const kindIcons = { lecture: lectureIcon, revision: bookIcon, cards: cardsIcon }

const inBoth = (say: (words: object, options: { locale: 'bn' | 'en' }) => string): string[] =>
  (['bn', 'en'] as const).map((locale) => say({}, { locale }))
const lectureNames = inBoth(m.plan_kind_lecture)
const kindNames = [lectureNames, inBoth(m.plan_class), inBoth(m.plan_exam)].flat()

/** Whole, as a list says it: `লেকচার: হৃদ্‌রোগ`, and a title that says it itself as it is. */
export function workWords({ kind, title }: Pick<Work, 'kind' | 'title'>): string {
  if (kind === 'cards') return m.plan_cards()
  if (kind === 'revision') return m.plan_revision_of({ title: title ?? '' })
  return title !== null && afterKind(title, lectureNames) ? title : m.plan_lecture_of({ title: title ?? '' })
}

/** `৩: হৃদ্‌রোগ` of `লেকচার ৩: হৃদ্‌রোগ`, where an icon says already that it is a lecture. */
export const shortTitle = (title: string): string => afterKind(title, kindNames) ?? title

export const timesOf = ({ starts_at, ends_at }: Pick<Block, 'starts_at' | 'ends_at'>): string =>
  formatTimeRange(new Date(starts_at), new Date(ends_at), getLocale())

/** `৩ ঘণ্টা ৩০ মিনিট`, `৪৫ মিনিট`. */
export function durationWords(minutes: number): string {
  const locale = getLocale()
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  const parts = [
    hours > 0 && m.plan_hours({ n: formatNumber(hours, locale) }),
    (rest > 0 || hours === 0) && m.plan_minutes({ n: formatNumber(rest, locale) }),
  ]
  return parts.filter(Boolean).join(' ')
}

export const clashWords = {
  duty: m.plan_clash_duty,
  after_night: m.plan_clash_after_night,
  fixed: m.plan_clash_fixed,
}

/** `শনি`, `Sat`: every name of a day ends alike in Bengali, and one has a short form of its own. */
export function shortName(name: string, locale: 'bn' | 'en'): string {
  const bare = name.replace(/বার$/, '')
  return locale === 'en' ? name.slice(0, 3) : bare.length > 6 ? `${bare.slice(0, 3)}ঃ` : bare
}
