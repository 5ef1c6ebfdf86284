import { firstOrder, showSlide } from '../features/home/hero/slide-order.ts'
import { asleep } from './wake.ts'

const showForMs = 3500

/** Turns the slides of the home page while somebody can see them and nobody is busy with them; the app goes on from there. */
export function turnSlides(slider: HTMLElement): void {
  const slides = [...slider.querySelectorAll<HTMLElement>('ol > li')]
  const dots = [...slider.querySelectorAll('button[aria-label]:not([aria-pressed])')].slice(-slides.length)
  if (slides.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let order = firstOrder(slides.length)
  let seen = false
  const sight = new IntersectionObserver(
    ([entry]) => {
      seen = entry?.isIntersecting === true
    },
    { threshold: 0.5 },
  )
  sight.observe(slider)
  const timer = setInterval(() => {
    if (!seen || document.hidden || slider.matches(':hover, :has(:focus-visible)')) return
    order = showSlide(order, order.index + 1)
    slider.dataset.order = JSON.stringify(order)
    for (const [position, slide] of slides.entries()) show(slide, order.offsets[position] ?? 1)
    for (const [position, dot] of dots.entries()) {
      if (position === order.index) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
  }, showForMs)
  asleep.addEventListener('abort', () => {
    clearInterval(timer)
    sight.disconnect()
  })
  fetchPictures(slides)
}

function show(slide: HTMLElement, offset: number): void {
  slide.style.setProperty('--offset', String(offset))
  slide.inert = offset !== 0
  slide.toggleAttribute('data-shown', offset === 0)
}

/** Those of the slides behind wait until the page stands. */
function fetchPictures(slides: readonly HTMLElement[]): void {
  for (const slide of slides) {
    const picture = slide.querySelector<HTMLImageElement>('img[data-src]:not([src])')
    if (picture) picture.src = picture.dataset.src ?? ''
  }
}
