import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { playIcon } from '@prostuti/ui/icons/common'
import type { CSSProperties, MouseEvent } from 'react'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../styles/slider.module.css'
import type { HeroSlide } from './slides-query.ts'

type SlideProps = {
  slide: HeroSlide
  position: number
  total: number
  /** How many places to the right of the one that shows. */
  offset: number
  /** Whether its picture may be asked for. */
  pictured: boolean
  onPlay: (slide: HeroSlide) => void
}

export function slidePosition(position: number, total: number): string {
  const locale = getLocale()
  return m.home_slider_position({ n: localizeDigits(position + 1, locale), total: localizeDigits(total, locale) })
}

export function Slide({ slide, position, total, offset, pictured, onPlay }: SlideProps) {
  const shown = offset === 0
  const title = <Phrase text={slide.title} />
  const play = (event: MouseEvent) => {
    event.preventDefault()
    onPlay(slide)
  }
  return (
    <li
      className={styles.slideItem}
      aria-label={slidePosition(position, total)}
      inert={!shown}
      data-shown={shown || undefined}
      style={{ '--offset': offset } as CSSProperties}
    >
      <div className={styles.slidePic}>
        {/* The title says what it is. Without alt a picture that does not come leaves the plate behind it. */}
        <img
          src={pictured ? slide.thumb : undefined}
          data-src={slide.thumb}
          alt=""
          width={560}
          height={380}
          draggable={false}
          {...(position === 0
            ? { fetchPriority: 'high' as const, decoding: 'sync' as const }
            : { loading: 'lazy' as const, decoding: 'async' as const })}
        />
        {slide.is_video && (
          // A link underneath: before our scripts run the video opens in a new tab.
          <a
            className={`${styles.play} ${styles.slideHit}`}
            href={slide.link}
            target="_blank"
            rel="noopener"
            aria-haspopup="dialog"
            onClick={play}
          >
            <span className={styles.playDisc}>
              <Icon of={playIcon} />
            </span>
            <span>
              <span className={styles.playWord}>
                {m.home_video_watch()}
                {slide.duration_label && ' · '}
              </span>
              {slide.duration_label}
              <span className="sr">: {slide.title}</span>
            </span>
          </a>
        )}
      </div>
      <p className={styles.slideFoot}>
        <b>
          {slide.is_video ? (
            title
          ) : (
            <a className={styles.slideHit} href={slide.link} target="_blank" rel="noopener">
              {title}
              <span className="sr"> ({m.shell_opens_in_new_tab()})</span>
            </a>
          )}
        </b>
        {slide.subtitle && (
          <span className="muted">
            <Phrase text={slide.subtitle} />
          </span>
        )}
      </p>
    </li>
  )
}
