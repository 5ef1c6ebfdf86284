import type { Page } from '@playwright/test'

/** `refuses`: IndexedDB takes no rows. `hangs`: it never answers. `full`: neither it nor `localStorage` takes anything. */
export type StorageTrouble = 'refuses' | 'hangs' | 'full'

/** Runs in every page before its own scripts. */
export function storageScript(): void {
  const flag = 'storage-trouble'
  if (!location.protocol.startsWith('http')) return
  const trouble = () => localStorage.getItem(flag)
  const noSpace = () => new DOMException('no space', 'QuotaExceededError')
  const silent = <Request>() =>
    Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value() {} } }) as Request
  const { put } = IDBObjectStore.prototype
  const { setItem } = Storage.prototype
  const { open } = IDBFactory.prototype

  IDBObjectStore.prototype.put = function (...row) {
    if (trouble() === 'hangs') return silent()
    if (trouble()) throw noSpace()
    return put.apply(this, row)
  }
  IDBFactory.prototype.open = function (...database) {
    return trouble() === 'hangs' ? silent() : open.apply(this, database)
  }
  Storage.prototype.setItem = function (name, value) {
    if (this === localStorage && trouble() === 'full') throw noSpace()
    setItem.call(this, name, value)
  }
}

/** From now on, and in every page of this browser context that runs the script. */
export async function haveStorageTrouble(page: Page, trouble: StorageTrouble): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('storage-trouble', value), trouble)
}
