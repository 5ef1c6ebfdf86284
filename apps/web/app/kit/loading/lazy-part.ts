import { type ComponentType, lazy } from 'react'
import { sheetsAreHere } from './sheets-are-here.ts'

/**
 * `lazy` for a part that the page can live without (a drawer, a card, a section): while its file cannot be had, what stands in the
 * page's HTML, or the fallback, stays, and the reader is told (`tellOfLostParts`). It is asked for again when the network is back.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => untilThere(load))
}

async function untilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      const part = await load()
      if (!import.meta.env.SSR) await sheetsAreHere()
      return part
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}
