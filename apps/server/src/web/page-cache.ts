/** How long a stored page is served as it is, and how much longer while a new one is made behind it. */
const freshMs = 15_000
const staleMs = 10 * 60_000

type PageCacheSettings = { now?: () => number; maxPages?: number; onRefreshError?: (error: unknown) => void }

/** Where a page is kept: its name, and with which others it competes for room. */
export type Slot = { key: string; group: string }

type Stored<Page> = { page: Page; slot: Slot; storedAt: number; refreshing: boolean }

/**
 * Guest pages by address and language. A page is rendered once however many ask for it at the same moment, served
 * from memory while fresh, and served stale while one renewal runs behind it, so that no reader waits for a render.
 */
export class PageCache<Page> {
  readonly #pages = new Map<string, Stored<Page>>()
  /** The keys of each group, in the order in which they were stored or renewed. */
  readonly #groups = new Map<string, Set<string>>()
  readonly #rendering = new Map<string, Promise<Page>>()
  /** How often everything was forgotten: a page that was begun before is not kept after. */
  #age = 0
  /** How readers were served: from memory, from memory with a renewal behind them, or after a render. */
  readonly answers = { hit: 0, stale: 0, miss: 0 }
  readonly #now: () => number
  readonly #maxPages: number
  readonly #onRefreshError: (error: unknown) => void

  constructor({ now = Date.now, maxPages = 500, onRefreshError = () => {} }: PageCacheSettings = {}) {
    this.#now = now
    this.#maxPages = maxPages
    this.#onRefreshError = onRefreshError
  }

  /** The stored page, if it may still be served. Starts its renewal when it is no longer fresh. */
  peek(key: string, render: () => Promise<Page>, keep: (page: Page) => boolean): Page | undefined {
    const stored = this.#pages.get(key)
    if (stored === undefined) return undefined
    const { slot } = stored
    const age = this.#now() - stored.storedAt
    if (age > freshMs + staleMs) {
      this.#drop(slot)
      return undefined
    }
    this.answers[age > freshMs ? 'stale' : 'hit'] += 1
    if (age > freshMs && !stored.refreshing) {
      stored.refreshing = true
      this.#render(slot, render, keep).catch((error) => {
        stored.refreshing = false
        this.#onRefreshError(error)
      })
    }
    return stored.page
  }

  async get(slot: Slot, render: () => Promise<Page>, keep: (page: Page) => boolean): Promise<Page> {
    const stored = this.peek(slot.key, render, keep)
    if (stored !== undefined) return stored
    this.answers.miss += 1
    return this.#rendering.get(slot.key) ?? this.#render(slot, render, keep)
  }

  /** Whether it is kept, however old. */
  has(key: string): boolean {
    return this.#pages.has(key)
  }

  /** The page, if it was made no longer ago than this. */
  youngerThan(key: string, ms: number): Page | undefined {
    const stored = this.#pages.get(key)
    return stored !== undefined && this.#now() - stored.storedAt < ms ? stored.page : undefined
  }

  /** A new one, whatever is kept; shared with who waits for one already. */
  renew(slot: Slot, render: () => Promise<Page>, keep: (page: Page) => boolean): Promise<Page> {
    return this.#rendering.get(slot.key) ?? this.#render(slot, render, keep)
  }

  get size(): number {
    return this.#pages.size
  }

  /** The pages themselves, for whoever wants to know what they weigh. */
  *kept(): Generator<Page> {
    for (const { page } of this.#pages.values()) yield page
  }

  /** What pages are made of has changed: the next reader of each gets a new one. */
  forget(): void {
    this.#age += 1
    this.#pages.clear()
    this.#groups.clear()
    this.#rendering.clear()
  }

  /** Whether a render is under way that whoever asks now will share. */
  isRendering(key: string): boolean {
    return this.#rendering.has(key)
  }

  #render(slot: Slot, render: () => Promise<Page>, keep: (page: Page) => boolean): Promise<Page> {
    const begunAt = this.#age
    const rendering = render()
      .then((page) => {
        if (begunAt !== this.#age) return page
        if (keep(page)) this.#store(slot, page)
        else this.#drop(slot)
        return page
      })
      .finally(() => {
        if (this.#rendering.get(slot.key) === rendering) this.#rendering.delete(slot.key)
      })
    this.#rendering.set(slot.key, rendering)
    return rendering
  }

  #store(slot: Slot, page: Page): void {
    this.#drop(slot)
    this.#pages.set(slot.key, { page, slot, storedAt: this.#now(), refreshing: false })
    const group = this.#groups.get(slot.group) ?? new Set()
    this.#groups.set(slot.group, group.add(slot.key))
    if (this.#pages.size > this.#maxPages) this.#makeRoom()
  }

  /** The oldest page of the largest group goes: whoever asks for a thousand searches pushes out searches, never the home page. */
  #makeRoom(): void {
    let [largest, keys] = ['', new Set<string>()]
    for (const [group, its] of this.#groups) if (its.size > keys.size) [largest, keys] = [group, its]
    const [oldest] = keys
    if (oldest !== undefined) this.#drop({ key: oldest, group: largest })
  }

  #drop({ key, group }: Slot): void {
    this.#pages.delete(key)
    const keys = this.#groups.get(group)
    keys?.delete(key)
    if (keys?.size === 0) this.#groups.delete(group)
  }
}
