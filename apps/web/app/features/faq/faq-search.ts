import { toLatinDigits } from '@prostuti/text/digits'
import { addressOf } from '../../kit/address/address-of.ts'

export type FaqSearch = { q?: string | undefined; category?: string | undefined; page?: number | undefined }

const longest = 100

/** What the address asks for. An address may be typed or shared half; what makes no sense is left out. */
export function readFaqSearch(params: URLSearchParams): FaqSearch {
  const q = params.get('q')?.trim().slice(0, longest).trim()
  const category = params.get('category') ?? ''
  const page = Number(toLatinDigits(params.get('page') ?? ''))
  return {
    q: q || undefined,
    category: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(category) && category.length <= 80 ? category : undefined,
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
  }
}

export function faqAddress({ q, category, page }: FaqSearch): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (category) params.set('category', category)
  if (page && page > 1) params.set('page', String(page))
  return params.size === 0 ? addressOf('/faq') : `${addressOf('/faq')}?${params}`
}
