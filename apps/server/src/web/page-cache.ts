/** How long a stored page is served as it is, and how much longer while a new one is made behind it. */
const freshMs = 15_000
const staleMs = 10 * 60_000

type Stored<Page> = { page: Page; storedAt: number; refreshing: boolean }

type Options = { now?: () => number; maxPages?: number; onRefreshError?: (error: unknown) => void }

/**
 * Guest pages by address and language. A page is rendered once however many ask for it at the same moment, served
 * from memory while fresh, and served stale while one renewal runs behind it, so that no reader waits for a render.
 */
export class PageCache<Page> {
  readonly #pages = new Map<string, Stored<Page>>()
  readonly #rendering = new Map<string, Promise<Page>>()
  readonly #now: () => number
  readonly #maxPages: number
  readonly #onRefreshError: (error: unknown) => void

  constructor({ now = Date.now, maxPages = 500, onRefreshError = () => {} }: Options = {}) {
    this.#now = now
    this.#maxPages = maxPages
    this.#onRefreshError = onRefreshError
  }

  /** The stored page, if it may still be served. Starts its renewal when it is no longer fresh. */
  peek(key: string, render: () => Promise<Page>, keep: (page: Page) => boolean): Page | undefined {
    const stored = this.#pages.get(key)
    if (stored === undefined) return undefined
    const age = this.#now() - stored.storedAt
    if (age > freshMs + staleMs) {
      this.#pages.delete(key)
      return undefined
    }
    if (age > freshMs && !stored.refreshing) {
      stored.refreshing = true
      this.#render(key, render, keep).catch((error) => {
        stored.refreshing = false
        this.#onRefreshError(error)
      })
    }
    return stored.page
  }

  async get(key: string, render: () => Promise<Page>, keep: (page: Page) => boolean): Promise<Page> {
    return this.peek(key, render, keep) ?? this.#rendering.get(key) ?? this.#render(key, render, keep)
  }

  clear(): void {
    this.#pages.clear()
  }

  #render(key: string, render: () => Promise<Page>, keep: (page: Page) => boolean): Promise<Page> {
    const rendering = render()
      .then((page) => {
        if (keep(page)) this.#store(key, page)
        else this.#pages.delete(key)
        return page
      })
      .finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, rendering)
    return rendering
  }

  /** The oldest page goes first: a Map keeps the order of insertion. */
  #store(key: string, page: Page): void {
    this.#pages.delete(key)
    this.#pages.set(key, { page, storedAt: this.#now(), refreshing: false })
    if (this.#pages.size > this.#maxPages) {
      const oldest = this.#pages.keys().next().value
      if (oldest !== undefined) this.#pages.delete(oldest)
    }
  }
}
