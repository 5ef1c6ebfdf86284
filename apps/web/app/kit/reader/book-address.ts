import { addressOf } from '../address/address-of.ts'
import { lastPageOf } from './last-page.ts'

type BookPages = { id: number; first_page_no: number; pages: number }

export const bookPageAddress = (id: number | string, pageNo: number): string =>
  addressOf('/my/reference-book/:bookId/page-no/:pageNo', { bookId: id, pageNo })

/** Where it was left on this device, else at its beginning. */
export function bookAddress({ id, first_page_no, pages }: BookPages): string {
  const left = lastPageOf(`book-${id}`)
  const isThere = left !== undefined && left >= first_page_no && left < first_page_no + pages
  return bookPageAddress(id, isThere ? left : first_page_no)
}
