import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { savesData } from '../connection/saves-data.ts'
import { useSwipe } from '../swipe/use-swipe.ts'
import { storeLastPage } from './last-page.ts'
import { pageQuery } from './page-query.ts'
import { PageTrouble } from './page-trouble.tsx'
import { type PageWidth, pageWidth } from './page-width.ts'
import styles from './reader.module.css'
import { ReaderBar } from './reader-bar.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useArrowKeys, usePinched, useWidth } from './use-reading.ts'

type PageReaderProps = {
  /** By which this device remembers where one stopped. */
  name: string
  title: string
  first: number
  last: number
  /** Of its first page, in any unit. */
  size: { width: number; height: number }
  pageNo: number
  onTurn: (pageNo: number) => void
  pageAddress: (pageNo: number, width: PageWidth) => string
}

/** One page at a time, as a picture; its place is held before it comes, and its neighbours come before they are asked for. */
export function PageReader({ name, title, first, last, size, pageNo, onTurn, pageAddress }: PageReaderProps) {
  const reader = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const cssWidth = useWidth(sheet)
  const [zoom, setZoom] = useState(1)
  const pinched = usePinched()
  const { full, toggle } = useFullScreen(reader)
  const client = useQueryClient()

  const saveData = savesData()
  const width = pageWidth({ cssWidth: cssWidth * zoom, pixelRatio: window.devicePixelRatio, saveData })
  const query = useQuery({ ...pageQuery(pageAddress(pageNo, width)), enabled: cssWidth > 0 })

  const go = (to: number) => {
    if (to < first || to > last || to === pageNo) return
    onTurn(to)
    // A new page is read from its top, wherever the old one was left.
    sheet.current?.scrollTo(0, 0)
    if ((reader.current?.getBoundingClientRect().top ?? 0) < 0) reader.current?.scrollIntoView({ block: 'start' })
  }
  const turn = (by: 1 | -1) => go(pageNo + by)
  useArrowKeys(turn, zoom === 1)
  const swipe = useSwipe(turn)
  const swipes = zoom === 1 && !pinched

  useEffect(() => storeLastPage(name, pageNo), [name, pageNo])
  const here = query.isSuccess && !query.isPlaceholderData
  useEffect(() => {
    if (!here || saveData) return
    for (const next of [pageNo + 1, pageNo - 1])
      if (next >= first && next <= last) client.prefetchQuery(pageQuery(pageAddress(next, width)))
  })

  const locale = getLocale()
  const position = { page: localizeDigits(pageNo, locale), total: localizeDigits(last, locale) }
  return (
    <section
      ref={reader}
      className={styles.reader}
      data-is={`${full ? 'full' : ''}${zoom > 1 ? ' zoomed' : ''}`}
      aria-label={m.reader_label({ title })}
    >
      <p className="sr" role="status">
        {query.data === undefined && !query.isError ? m.reader_loading() : m.reader_now_at(position)}
      </p>
      <div
        ref={sheet}
        className={styles.readerSheet}
        data-is={swipes ? 'swiped' : undefined}
        // Larger than its place, it is scrolled by the keyboard too.
        {...(zoom > 1 && { tabIndex: 0, role: 'group', 'aria-label': m.reader_now_at(position) })}
        {...(swipes && swipe)}
      >
        <div
          className={styles.readerPage}
          style={{ width: `${zoom * 100}%`, aspectRatio: query.data ? undefined : `${size.width} / ${size.height}` }}
        >
          {query.data !== undefined ? (
            <img src={query.data} alt={m.reader_page_alt({ title, ...position })} draggable={false} />
          ) : query.error ? (
            <PageTrouble error={query.error} retrying={query.isFetching} onRetry={() => query.refetch()} />
          ) : (
            <div className="sk" aria-hidden="true" />
          )}
        </div>
      </div>
      <ReaderBar {...{ pageNo, first, last, zoom, full }} onGo={go} onZoom={setZoom} onFull={toggle} />
      <p className={styles.readerNote}>{m.reader_watermark_note()}</p>
    </section>
  )
}
