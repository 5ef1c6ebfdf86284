import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon, arrowRightIcon } from '@prostuti/ui/icons/common'
import { fullScreenIcon, smallScreenIcon, zoomInIcon, zoomOutIcon } from '@prostuti/ui/icons/reader'
import { type FormEvent, useState } from 'react'
import styles from './reader.module.css'
import { typedPage } from './typed-page.ts'

const zooms = [1, 1.5, 2, 2.5, 3]

type ReaderBarProps = {
  pageNo: number
  first: number
  last: number
  onGo: (pageNo: number) => void
  zoom: number
  onZoom: (zoom: number) => void
  full: boolean
  onFull: () => void
}

export function ReaderBar({ pageNo, first, last, onGo, zoom, onZoom, full, onFull }: ReaderBarProps) {
  const locale = getLocale()
  const [typed, setTyped] = useState<string>()
  const at = zooms.indexOf(zoom)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const page = typedPage(typed ?? '', { first, last })
    setTyped(undefined)
    if (page !== undefined) onGo(page)
  }
  return (
    <div className={styles.readerBar}>
      <button
        type="button"
        className="icon-btn"
        aria-label={m.reader_previous()}
        aria-disabled={pageNo <= first || undefined}
        onClick={() => pageNo > first && onGo(pageNo - 1)}
      >
        <Icon of={arrowLeftIcon} size="lg" />
      </button>
      <form className={styles.readerGo} onSubmit={go}>
        <input
          className="input"
          type="text"
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          aria-label={m.reader_go_to()}
          value={typed ?? localizeDigits(pageNo, locale)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <span>{m.reader_of({ last: localizeDigits(last, locale) })}</span>
      </form>
      <button
        type="button"
        className="icon-btn"
        aria-label={m.reader_next()}
        aria-disabled={pageNo >= last || undefined}
        onClick={() => pageNo < last && onGo(pageNo + 1)}
      >
        <Icon of={arrowRightIcon} size="lg" />
      </button>
      <div className={styles.readerSize}>
        <button
          type="button"
          className="icon-btn"
          aria-label={m.reader_zoom_out()}
          aria-disabled={at === 0 || undefined}
          onClick={() => onZoom(zooms[Math.max(0, at - 1)] as number)}
        >
          <Icon of={zoomOutIcon} size="lg" />
        </button>
        <span className={styles.readerPercent} role="status">
          <span className="sr">{m.reader_zoom_now({ percent: localizeDigits(zoom * 100, locale) })}</span>
          <span aria-hidden="true">{localizeDigits(zoom * 100, locale)}%</span>
        </span>
        <button
          type="button"
          className="icon-btn"
          aria-label={m.reader_zoom_in()}
          aria-disabled={at === zooms.length - 1 || undefined}
          onClick={() => onZoom(zooms[Math.min(zooms.length - 1, at + 1)] as number)}
        >
          <Icon of={zoomInIcon} size="lg" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={full ? m.reader_full_end() : m.reader_full()}
          onClick={onFull}
        >
          <Icon of={full ? smallScreenIcon : fullScreenIcon} size="lg" />
        </button>
      </div>
    </div>
  )
}
