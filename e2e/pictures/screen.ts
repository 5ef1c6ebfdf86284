import type { Page } from '@playwright/test'

export type Screen = {
  name: string
  path: string
  /** Who looks: nobody who is known, one of the demo's doctors, one that this run has made, or an owner in the office. */
  as?: 'visitor' | 'farhana' | 'tanvir' | 'sadman' | 'nazneen' | 'mahbub' | 'fresh' | 'owner'
  /** What is pressed before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
  /** Only on this kind of screen. */
  only?: 'phone' | 'desktop'
  media?: 'print'
  /** What lies open is seen in the window; a whole page would be drawn behind it. */
  window?: true
}

export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name: typeof name === 'string' ? name.normalize('NFC') : name })
    .filter({ visible: true })
    .first()
    .click()

const nameOf = (path: string) => path.replace(/^\//, '').replace(/[/?=&]+/g, '_') || 'home'

export const screenAt = (path: string, more: Partial<Screen> = {}): Screen => ({ name: nameOf(path), path, ...more })

/** It stands at twelve seconds, and all of it has come. */
export async function playLecture(page: Page): Promise<void> {
  await press(/চালান/)(page)
  await page.waitForFunction(() => {
    const video = document.querySelector('video')
    if (!video || video.readyState < 2 || video.played.length === 0) return false
    if (video.paused && video.currentTime === 12) {
      const { buffered, duration } = video
      return buffered.length > 0 && buffered.end(buffered.length - 1) > duration - 1
    }
    video.pause()
    video.currentTime = 12
    return false
  })
  await page.mouse.move(40, 200)
}
