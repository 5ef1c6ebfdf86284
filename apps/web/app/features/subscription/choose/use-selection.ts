import { useState } from 'react'
import { recallInTab, rememberInTab } from '../../../kit/storage/tab-storage.ts'
import type { ShelfPage } from '../../../kit/subscription/subscription-api.ts'
import { type Selection, type Stored, selectionOf } from './selection.ts'

const nameOf = (offerId: number, renews: number | undefined) => `subscription_${offerId}_${renews ?? 'new'}`

function readStored(name: string): Stored {
  try {
    return JSON.parse(recallInTab(name) ?? '{}') as Stored
  } catch {
    return {}
  }
}

/** What is chosen on a shelf, from page to page and over a reload; a renewal has a choice of its own. */
export function useSelection(page: ShelfPage, renews: number | undefined) {
  const name = nameOf(page.shelf.id, renews)
  const [stored, setStored] = useState<Stored>(() => readStored(name))
  const selection = selectionOf(page, stored, renews)
  const change = (part: Partial<Selection>) => {
    const next = { ...selection, ...part }
    setStored(next)
    rememberInTab(name, JSON.stringify(next))
  }
  return { selection, change }
}
