import { expect, type Page } from '@playwright/test'

/** No line ends with the dot that stands between two facts; `.dotted` of the base styles keeps it with the fact after it. */
export async function expectNoHangingDots(page: Page): Promise<void> {
  expect(await page.evaluate(findHangingDots)).toEqual([])
}

/** Runs in the page: the texts in which what follows a dot stands on another line. */
function findHangingDots(): string[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)

  const boxOf = (text: Text, at: number) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect()
  }
  const firstBoxAfter = (index: number, at: number) => {
    for (const [place, text] of texts.slice(index).entries())
      for (let next = place === 0 ? at + 1 : 0; next < text.data.length; next++) {
        const box = boxOf(text, next)
        if (/\S/.test(text.data[next] ?? '') && box.width > 0) return box
      }
    return undefined
  }

  return texts.flatMap((text, index) =>
    [...text.data.matchAll(/·/g)].flatMap(({ index: at }) => {
      const dot = boxOf(text, at)
      const next = dot.width === 0 ? undefined : firstBoxAfter(index, at)
      return next && next.top >= dot.bottom - 4 ? [text.parentElement?.textContent ?? ''] : []
    }),
  )
}
