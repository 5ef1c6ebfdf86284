import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

type Counter = { shifts?: { value: number; at: number; what: string }[]; fontsAt?: number }

/**
 * Before the page opens: notes whatever jumps without the reader having touched anything. Not until the fonts are here:
 * how far their arrival moves a line depends on the fonts of the machine, and a bare one has none for Bengali.
 */
export async function startCountingShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = window as Counter
    const shifts: Counter['shifts'] = []
    counter.shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const nodes = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : ''
          return `${name} ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`
        })
        shifts.push({ value: entry.value, at: entry.startTime, what: nodes.join('; ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('DOMContentLoaded', async () => {
      // Which fonts a page needs is known when it has been laid out.
      document.body.getBoundingClientRect()
      await document.fonts.ready
      // Drawn with them in the next frame.
      requestAnimationFrame(() => {
        counter.fontsAt = performance.now()
      })
    })
  })
}

/** All of them added up, which is stricter than the score of the browsers, and what moved. To be read before the page is judged, which takes rows out. */
export async function shiftsSoFar(page: Page): Promise<{ total: number; moved: string[] }> {
  const { shifts = [], fontsAt = 0 } = await page.evaluate(() => {
    const { shifts, fontsAt } = window as Counter
    return { shifts, fontsAt }
  })
  const counted = shifts.filter(({ at }) => at > fontsAt)
  return {
    total: counted.reduce((sum, { value }) => sum + value, 0),
    moved: counted.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  }
}
