import { type ReactNode, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Pages, servedPages } from './router/pages.tsx'

async function takeOver(): Promise<ReactNode> {
  // While somebody works on the pages, they are replaced under way, which only the library's own engine can do.
  if (import.meta.env.DEV) {
    const { HydratedRouter } = await import('react-router/dom')
    return <HydratedRouter />
  }
  return <Pages {...(await servedPages())} />
}

const pages = await takeOver()
startTransition(() => {
  hydrateRoot(document, <StrictMode>{pages}</StrictMode>)
})
