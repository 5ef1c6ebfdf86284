import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { partLetter } from '@prostuti/text/part-letter'
import { Dialog } from '@prostuti/ui/dialog'
import { useState } from 'react'
import { useExamLocale } from '../exam-locale.ts'
import type { QuestionImage } from '../types.ts'
import styles from './question-picture.module.css'
import { scrollToMiddle } from './scroll-to-middle.ts'

type QuestionPictureProps = {
  image: QuestionImage
  /** The question's number, counted from one. */
  n: number
  /** Of an option or a stem: its place, counted from 0. */
  part?: number
  /** So that the control of an option can be called by its picture. */
  imageId?: string
}

/**
 * Its size is known beforehand, so nothing moves when it comes; a press shows it as large as the screen allows. A press on the
 * picture of an option means the option: only the mark in its corner enlarges it.
 */
export function QuestionPicture({ image: { src, width, height, alt }, n, part, imageId }: QuestionPictureProps) {
  const [open, setOpen] = useState(false)
  const locale = useExamLocale()
  const picture = <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
  return (
    <figure className={styles.fig} data-part={part === undefined ? 'fig' : 'fig-of-part'}>
      <div id={imageId}>{picture}</div>
      <button type="button" onClick={() => setOpen(true)}>
        <span className="sr">
          {m.room_enlarge({}, { locale })} {part !== undefined && partLetter(part, locale)}
        </span>
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={m.room_picture({ n: formatNumber(n, locale) }, { locale })}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div ref={beginAtMiddle} className={styles.large} tabIndex={0}>
            {picture}
          </div>
        </Dialog>
      )}
    </figure>
  )
}

/** Once the dialog is open: before that nothing in it has a size. */
function beginAtMiddle(box: HTMLDivElement | null): void {
  if (box) requestAnimationFrame(() => scrollToMiddle(box))
}
