import type { notebookCards, ResponseOf } from '@prostuti/contract'
import { get, type QueryInput } from '../../../api/get.ts'
import { addressOf } from '../../../kit/address/address-of.ts'

export type CardList = ResponseOf<typeof notebookCards>
export type ListedCard = CardList['cards'][number]

export const cardsPerPage = 20

/** In the order of their buttons. */
export const cardStates = ['due', 'new', 'learning', 'known', 'forgotten', 'noted', 'out'] as const
export type CardState = (typeof cardStates)[number]

/** Which cards a doctor wants to see. It is kept in the address, so that a link leads to the same ones. */
export type CardsView = {
  state: CardState | undefined
  /** Its key. */
  subject: string | undefined
  text: string
  page: number
}

export const everyCard: CardsView = { state: undefined, subject: undefined, text: '', page: 1 }

export function readView(search: URLSearchParams): CardsView {
  const page = search.get('page') ?? ''
  return {
    state: cardStates.find((known) => known === search.get('state')),
    subject: search.get('subject')?.slice(0, 80) || undefined,
    text: search.get('text')?.trim().slice(0, 100) ?? '',
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  }
}

export function cardsAddress({ state, subject, text, page }: CardsView): string {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (subject) query.set('subject', subject)
  if (text) query.set('text', text)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? addressOf('/my/notebook/cards') : `${addressOf('/my/notebook/cards')}?${query}`
}

export const cardsQuery = ({ state, subject, text, page }: CardsView) => ({
  ...get<typeof notebookCards>('/api/v3/web/doctor/notebook/cards', {
    ...(state && { state }),
    ...(subject && { subject }),
    ...(text && { text }),
    ...{ page, 'per-page': cardsPerPage },
  } satisfies QueryInput<typeof notebookCards>),
  staleTime: 0,
})
