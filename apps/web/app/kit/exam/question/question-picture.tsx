import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useState } from 'react'
import type { ExamQuestion } from '../exam-types.ts'
import styles from './question-picture.module.css'
import { scrollToMiddle } from './scroll-to-middle.ts'

type QuestionPictureProps = {
  image: ExamQuestion['images'][number]
  /** The question's number, counted from one. */
  n: number
}

/** Its size is known beforehand, so nothing moves when it comes; a click shows it as large as the screen allows. */
export function QuestionPicture({ image: { src, width, height, alt }, n }: QuestionPictureProps) {
  const [open, setOpen] = useState(false)
  const picture = <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
  return (
    <figure className={styles.fig} data-part="fig">
      {picture}
      <button type="button" className={styles.figOpen} onClick={() => setOpen(true)}>
        <i className={styles.figMark} aria-hidden="true">
          <i className="ico ico-sm" />
        </i>
        <span className="sr">{m.room_enlarge()}</span>
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={m.room_picture({ n: formatNumber(n, getLocale()) })}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div ref={beginAtMiddle} className={styles.figLarge} tabIndex={0}>
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
