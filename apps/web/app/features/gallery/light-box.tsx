import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon, arrowRightIcon, closeIcon } from '@prostuti/ui/icons/common'
import { fileIcon } from '@prostuti/ui/icons/content'
import { useModal } from '@prostuti/ui/use-modal'
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { useSwipe } from '../../kit/swipe/use-swipe.ts'
import type { Picture } from './gallery-queries.ts'
import styles from './light-box.module.css'
import { turnTo } from './turn-to.ts'

type LightBoxProps = {
  title: string
  pictures: readonly Picture[]
  at: number
  onTurn: (at: number) => void
  onClose: () => void
}

/** One picture over the page. On the native element: the browser keeps the page behind it inert. */
export function LightBox({ title, pictures, at, onTurn, onClose }: LightBoxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useRef<HTMLButtonElement>(null)
  const picture = pictures[at] as Picture
  const count = pictures.length
  const go = (key: string) => {
    const to = turnTo(key, at, count)
    if (to !== undefined && to !== at) onTurn(to)
    return to !== undefined
  }
  const swipe = useSwipe((by) => go(by === 1 ? 'ArrowRight' : 'ArrowLeft'))

  useModal(dialog)
  // Otherwise the first control has the focus, and that one leads away.
  useLayoutEffect(() => leave.current?.focus(), [])

  // The next one is there before it is asked for.
  useEffect(() => {
    for (const key of ['ArrowRight', 'ArrowLeft']) {
      const next = pictures[turnTo(key, at, count) ?? at]
      if (next) new Image().src = next.image
    }
  }, [pictures, at, count])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey && !event.ctrlKey && !event.metaKey && go(event.key)) event.preventDefault()
  }

  const locale = getLocale()
  const position = m.gallery_position({ n: localizeDigits(at + 1, locale), total: localizeDigits(count, locale) })
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Some phones' back gesture closes the element whatever the page answers.
      onClose={(event) => event.currentTarget.isConnected && !event.currentTarget.open && onClose()}
    >
      <div className={styles.lightboxBar}>
        <span className="num">{position}</span>
        <a className="icon-btn" href={picture.image} target="_blank" rel="noopener">
          <Icon of={fileIcon} />
          <span className="sr">{m.gallery_file()}</span>
        </a>
        <button ref={leave} type="button" className="icon-btn" aria-label={m.state_close()} onClick={onClose}>
          <Icon of={closeIcon} size="lg" />
        </button>
      </div>
      <figure>
        <div className={styles.lightboxStage} {...swipe}>
          <img
            key={picture.id}
            src={picture.image}
            alt={picture.caption}
            width={picture.width}
            height={picture.height}
            draggable={false}
            style={{ '--ratio': picture.width / picture.height } as CSSProperties}
          />
        </div>
        <figcaption aria-live="polite">
          <span className="sr">{position}: </span>
          <Phrase text={picture.caption} />
        </figcaption>
      </figure>
      {count > 1 && (
        <>
          <button
            type="button"
            className={`icon-btn ${styles.lightboxTurn} ${styles.lightboxPrevious}`}
            aria-label={m.gallery_previous()}
            onClick={() => go('ArrowLeft')}
          >
            <Icon of={arrowLeftIcon} size="lg" />
          </button>
          <button
            type="button"
            className={`icon-btn ${styles.lightboxTurn} ${styles.lightboxNext}`}
            aria-label={m.gallery_next()}
            onClick={() => go('ArrowRight')}
          >
            <Icon of={arrowRightIcon} size="lg" />
          </button>
        </>
      )}
    </dialog>
  )
}
