import { addressOf } from '../../kit/address/address-of.ts'

/** Which notices are shown, as the address says it. */
export type NoticesView = { page: number; onlyNew: boolean }

export function readView(search: URLSearchParams): NoticesView {
  const page = Number(search.get('page'))
  return {
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
    onlyNew: search.get('only') === 'new',
  }
}

export function viewAddress({ page, onlyNew }: NoticesView): string {
  const search = new URLSearchParams()
  if (onlyNew) search.set('only', 'new')
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? addressOf('/my/notices') : `${addressOf('/my/notices')}?${search}`
}
