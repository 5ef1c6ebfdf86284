import type { Hold } from './holds.ts'
import { watchSwipe } from './watch-swipe.ts'

type Motion = {
  hold: (reason: Hold, on: boolean) => void
  /** 1 to the next slide, −1 to the one before. */
  step: (by: 1 | -1) => void
  /** Aborted when the slider leaves the page. */
  signal: AbortSignal
}

/** Everything that stops the slides or turns them by hand. Comes after the first paint: until then they stand still. */
export function watchSlider(slider: HTMLElement, track: HTMLElement, { hold, step, signal }: Motion): void {
  if (signal.aborted) return
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const lookAtMotion = () => hold('motion', stillness.matches)
  const lookAtPage = () => hold('hidden', document.hidden)

  lookAtMotion()
  lookAtPage()
  lookAtSight(slider, { hold, signal })
  stillness.addEventListener('change', lookAtMotion, { signal })
  document.addEventListener('visibilitychange', lookAtPage, { signal })
  slider.addEventListener('pointerenter', (event) => hold('hover', event.pointerType === 'mouse'), { signal })
  slider.addEventListener('pointerleave', () => hold('hover', false), { signal })
  // A button keeps the focus after a click; only a focus that shows means that somebody is reading by keyboard.
  slider.addEventListener('focusin', () => hold('focus', slider.querySelector(':focus-visible') !== null), { signal })
  slider.addEventListener('focusout', () => hold('focus', false), { signal })
  watchSwipe(track, { touch: (on) => hold('touch', on), step, signal })
}

function lookAtSight(slider: HTMLElement, { hold, signal }: Pick<Motion, 'hold' | 'signal'>): void {
  if (!('IntersectionObserver' in window)) {
    // Nobody can tell, so they count as seen.
    hold('unseen', false)
    return
  }
  const sight = new IntersectionObserver(([entry]) => hold('unseen', !entry?.isIntersecting), { threshold: 0.5 })
  sight.observe(slider)
  signal.addEventListener('abort', () => sight.disconnect())
}
