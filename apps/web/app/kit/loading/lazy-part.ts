import { type ComponentType, lazy } from 'react'
import { sheetsAreHere } from './sheets-are-here.ts'

/**
 * `lazy` for a part that the page can live without (a drawer, a card, a section): when its file cannot be fetched the
 * rest of the page stays, and the reader is told by the page-load dialog.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    try {
      const part = await load()
      if (!import.meta.env.SSR) await sheetsAreHere()
      return part
    } catch {
      return { default: (() => null) as ComponentType<Props> }
    }
  })
}
