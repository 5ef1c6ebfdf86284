import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { bookPageAddress } from '../../kit/reader/book-address.ts'
import { PageReader } from '../../kit/reader/page-reader.tsx'
import { typedPage } from '../../kit/reader/typed-page.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { type Book, bookPagePath, bookQuery } from './book-queries.ts'
import { ChapterList } from './chapter-list.tsx'
import styles from './reference-book.module.css'

export function ReferenceBookPage({ bookId, pageNo }: { bookId: string; pageNo: string }) {
  const query = useQuery(bookQuery(bookId))
  const book = query.data?.book
  usePageTitle(book?.title)
  const code = query.error instanceof ApiError ? query.error.code : undefined
  return (
    <MyPage
      title={book ? <Phrase text={book.title} /> : m.book_page()}
      back={{ to: addressOf('/my/courses'), label: m.my_courses() }}
    >
      {code === 'not_enrolled' ? (
        <NoBook title={m.book_closed_title()} text={m.book_closed_text()} />
      ) : code === 'not_found' || code === 'validation_failed' ? (
        <NoBook title={m.book_gone_title()} text={m.book_gone_text()} />
      ) : (
        <Loaded query={query} errorTitle={m.book_error()}>
          {(data) => <OpenBook book={data.book} asked={pageNo} />}
        </Loaded>
      )}
    </MyPage>
  )
}

function OpenBook({ book, asked }: { book: Book; asked: string }) {
  const navigate = useNavigate()
  const first = book.first_page_no
  const last = first + book.pages - 1
  const anywhere = typedPage(asked, { first: 0, last: 999_999 })
  if (anywhere === undefined || anywhere < first || anywhere > last)
    return <NoPage book={book} asked={asked} last={last} />
  return (
    <div className={styles.book}>
      <div className={styles.bookSide}>
        <p className={styles.bookBy}>
          {book.edition ? m.book_by({ author: book.author, edition: book.edition }) : book.author}
        </p>
        {book.chapters.length > 0 && <ChapterList book={book} pageNo={anywhere} />}
      </div>
      <PageReader
        {...{ name: `book-${book.id}`, title: book.title, first, last, pageNo: anywhere }}
        size={book}
        onTurn={(to) => navigate(bookPageAddress(book.id, to), { replace: true, preventScrollReset: true })}
        pageAddress={(page, width) => bookPagePath(book.id, page, width)}
      />
    </div>
  )
}

function NoPage({ book, asked, last }: { book: Book; asked: string; last: number }) {
  const digits = (value: string | number) => localizeDigits(value, getLocale())
  return (
    <div className="card">
      <EmptyState
        title={m.book_no_page_title({ page: digits(asked) })}
        text={m.book_no_page_text({ first: digits(book.first_page_no), last: digits(last) })}
        action={
          <Link className="btn btn-line" to={bookPageAddress(book.id, book.first_page_no)}>
            {m.book_open_first()}
          </Link>
        }
      />
    </div>
  )
}

function NoBook({ title, text }: { title: string; text: string }) {
  return (
    <div className="card">
      <EmptyState
        title={title}
        text={text}
        action={
          <Link className="btn btn-line" to={addressOf('/my/courses')}>
            {m.my_courses()}
          </Link>
        }
      />
    </div>
  )
}
