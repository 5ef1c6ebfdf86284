import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import { useState } from 'react'
import { Link } from 'react-router'
import { bookPageAddress } from '../../kit/reader/book-address.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import type { Book } from './book-queries.ts'
import { chapterOf } from './chapter-of.ts'
import styles from './reference-book.module.css'

/** Folded on a phone, where the page itself needs the room; beside the page on a wide screen. */
export function ChapterList({ book, pageNo }: { book: Book; pageNo: number }) {
  const [open, setOpen] = useState(false)
  const locale = getLocale()
  const here = chapterOf(book.chapters, pageNo)
  const now = book.chapters[here]
  return (
    <nav className={styles.chapters} data-is={open ? 'open' : undefined} aria-label={m.book_chapters()}>
      <button type="button" className={styles.chaptersFold} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{now ? <Phrase text={now.title} /> : m.book_chapters()}</span>
        <Icon of={chevronDownIcon} />
      </button>
      <h2>{m.book_chapters()}</h2>
      <ol>
        {book.chapters.map((chapter, position) => (
          <li key={chapter.page_no}>
            <Link
              to={bookPageAddress(book.id, chapter.page_no)}
              aria-current={position === here ? 'location' : undefined}
              onClick={() => setOpen(false)}
              replace
              preventScrollReset
            >
              <span>
                <Phrase text={chapter.title} />
              </span>
              <span>
                <span className="sr">{m.book_chapter_page({ page: '' })}</span>
                {localizeDigits(chapter.page_no, locale)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
