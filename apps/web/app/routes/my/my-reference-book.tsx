import * as m from '@prostuti/text/messages'
import { ReferenceBookPage } from '../../features/reference-book/reference-book-page.tsx'
import type { MyPageProps } from './my-page.tsx'

export const title = m.book_page

export default function MyReferenceBook({ params: { bookId, pageNo } }: MyPageProps<'bookId' | 'pageNo'>) {
  return <ReferenceBookPage key={bookId} bookId={bookId} pageNo={pageNo} />
}
