import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from './locale.ts'

const storage = new AsyncLocalStorage<Locale>()

/** The language in which messages speak here: that of the page being made, else Bengali. */
export const getLocale = (): Locale => storage.getStore() ?? 'bn'

/** Messages inside, and in everything that it awaits, speak this language. */
export const inLocale = <Result>(locale: Locale, speak: () => Result): Result => storage.run(locale, speak)
