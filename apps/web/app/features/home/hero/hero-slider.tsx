import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronLeftIcon, chevronRightIcon, playIcon } from '@prostuti/ui/icons/common'
import { pauseIcon } from '@prostuti/ui/icons/home'
import { type ReactNode, useState } from 'react'
import styles from '../styles/slider.module.css'
import { Slide, slidePosition } from './slide.tsx'
import type { HeroSlide } from './slides-query.ts'
import { useSlider } from './use-slider.ts'

export function HeroSlider({ slides }: { slides: readonly HeroSlide[] }) {
  const total = slides.length
  const { slider, track, order, byReader, holds, hold, step, alive } = useSlider(total)
  const [player, setPlayer] = useState<ReactNode>(null)
  const { index, offsets } = order
  const stopped = holds.includes('button')

  const play = async (slide: HeroSlide) => {
    const close = () => {
      setPlayer(null)
      hold('video', false)
    }
    hold('video', true)
    const dialog = await import('./video-dialog.tsx').then(
      (video) => video.videoDialog(slide, close),
      () => null,
    )
    if (dialog) return setPlayer(dialog)
    close()
    window.open(slide.link, '_blank', 'noopener')
  }

  return (
    <section ref={slider} className={styles.slider} data-part="slider" data-wakes="" aria-label={m.home_slider_label()}>
      <div className={styles.slide}>
        <ol className={styles.slideTrack} ref={track}>
          {slides.map((slide, position) => (
            <Slide
              key={slide.id}
              slide={slide}
              position={position}
              total={total}
              offset={offsets[position] ?? 1}
              pictured={alive || position === 0}
              onPlay={play}
            />
          ))}
        </ol>
        {total > 1 && (
          <div className={styles.slideTurn}>
            <button
              type="button"
              className="icon-btn"
              data-turn={-1}
              aria-label={m.home_slider_previous()}
              onClick={() => step(-1)}
            >
              <Icon of={chevronLeftIcon} />
            </button>
            <button
              type="button"
              className="icon-btn"
              data-turn={1}
              aria-label={m.home_slider_next()}
              onClick={() => step(1)}
            >
              <Icon of={chevronRightIcon} />
            </button>
          </div>
        )}
      </div>
      {total > 1 && (
        <div className={styles.dots}>
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              aria-label={slidePosition(position, total)}
              aria-current={position === index || undefined}
              onClick={() => step(position - index)}
            />
          ))}
          <button
            type="button"
            className={styles.dotsHold}
            aria-label={m.home_slider_pause()}
            aria-pressed={stopped}
            onClick={() => hold('button', !stopped)}
          >
            <Icon of={stopped ? playIcon : pauseIcon} />
          </button>
        </div>
      )}
      <p className="sr" aria-live="polite">
        {byReader && `${slidePosition(index, total)}: ${slides[index]?.title}`}
      </p>
      {player}
    </section>
  )
}
