import { getLocale } from '#runtime'
import type { Locale } from './locale.ts'

/** What compiled messages ask: whether to speak English, here or by the choice of who calls. */
export const isEnglish = (chosen?: { locale?: Locale }): boolean => (chosen?.locale ?? getLocale()) === 'en'

/** Whether English says a thing instead of things. */
export const isOne = (count: unknown): boolean => Number(count) === 1
